import styles from './illustrations.module.css';
import { plus, redArea, redShape, sideCar } from './picture-parts.tsx';

/** The vehicle and what belongs to it. */
export const vehiclePictures = {
  car: <g transform="translate(1 -7)">{sideCar}</g>,
  addCar: (
    <>
      {sideCar}
      {plus}
    </>
  ),
  wrench: (
    <g transform="rotate(45 32 32)">
      <path
        className={styles.blue}
        d="M27 3.100V15h10V3.100A13 13 0 0 1 39 26v27a7 7 0 0 1-14 0V26A13 13 0 0 1 27 3.100z"
      />
      <circle className={redArea} cx="32" cy="53" r="3" />
    </g>
  ),
  wheel: (
    <>
      <circle cx="32" cy="32" r="26" />
      <circle className={styles.blue} cx="32" cy="32" r="18" />
      <path d="M32 14v13M49.100 26.400L36.800 30.400M42.600 46.600L35 36M21.400 46.600L29 36M14.900 26.400l12.300 4" />
      <circle className={redShape} cx="32" cy="32" r="4" />
    </>
  ),
  camera: (
    <>
      <path d="M10 18h10l4-6a2 2 0 0 1 1.700-1h12.600a2 2 0 0 1 1.700 1l4 6h10a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z" />
      <circle className={styles.blue} cx="32" cy="36" r="12" />
      <path d="M25 36a7 7 0 0 1 7-7" />
      <circle className={redArea} cx="50" cy="26" r="3" />
    </>
  ),
  extend: (
    <>
      <circle className={styles.blue} cx="27" cy="36" r="22" />
      <path d="M27 22v14l8 6" />
      {plus}
    </>
  ),
};
