import styles from './illustrations.module.css';
import { blueArea, redArea, redShape } from './picture-parts.tsx';

/** Places, and the people who meet there. */
export const placePictures = {
  map: (
    <>
      <path className={blueArea} d="M23 9l18 7v39l-18-7z" />
      <path d="M6 16l17-7 18 7 17-7v39l-17 7-18-7-17 7zM23 9v39M41 16v39" />
      <path className={styles.redLine} strokeDasharray="0 4.500" d="M13 42c6-8 12 2 18-5s8-4 16-12" />
      <circle className={redArea} cx="49" cy="23" r="3.500" />
    </>
  ),
  pin: (
    <>
      <path className={styles.blue} d="M32 58C18 44 12 35 12 26a20 20 0 0 1 40 0c0 9-6 18-20 32z" />
      <circle className={redArea} cx="32" cy="26" r="8" />
    </>
  ),
  people: (
    <>
      <circle cx="45" cy="23" r="7" />
      <path className={redShape} d="M42 37c9-2 16 3 16 13v4H45v-4c0-5-1-9-3-13z" />
      <circle className={styles.paper} cx="23" cy="19" r="9" />
      <path className={styles.blue} d="M6 54v-4a17 17 0 0 1 34 0v4z" />
    </>
  ),
  account: (
    <>
      <circle className={styles.blue} cx="32" cy="32" r="26" />
      <circle className={styles.paper} cx="32" cy="25" r="9" />
      <path className={styles.paper} d="M14.500 51a18.500 18.500 0 0 1 35 0 26 26 0 0 1-35 0z" />
      <path className={styles.redLine} strokeWidth="3.500" d="M27 43l4 4 7-7" />
    </>
  ),
  signpost: (
    <>
      <path d="M32 5v6M32 25v6M32 45v14M24 59h16" />
      <path className={styles.blue} d="M12 11h36l8 7-8 7H12z" />
      <path className={redShape} d="M52 31H16l-8 7 8 7h36z" />
    </>
  ),
  chat: (
    <>
      <path d="M52 26a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6h-2v8l-9-8H30a6 6 0 0 1-6-6" />
      <path
        className={styles.blue}
        d="M12 7h28a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H25l-9 9v-9h-4a6 6 0 0 1-6-6V13a6 6 0 0 1 6-6z"
      />
      <path className={styles.redLine} strokeWidth="5" d="M17 21h0M26 21h0M35 21h0" />
    </>
  ),
  heart: (
    <>
      <path
        className={styles.blue}
        d="M32 55C14 43 6 33 6 22.500A13.500 13.500 0 0 1 32 17a13.500 13.500 0 0 1 26 5.500C58 33 50 43 32 55z"
      />
      <path className={redArea} d="M32 43c-8-6-12-10-12-15a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 9-12 15z" />
    </>
  ),
  handshake: (
    <>
      <path className={blueArea} d="M14 21l10-3 8 2-9 9 4 5 11-6 9 8-4 6-10 7-7 2-12-13z" />
      <path d="M14 21l9-3 7 1M14 38l12 12c2 2 5 1 6-1 3 1 6-1 6-4 3 1 6-1 5.500-4 3 0 5-3 3-6L37 27l-5 4c-3 2-6 2-8 0-1.500-1.500-1.500-3.500 0-5l8-7c2-1.500 4-2 6.500-1L50 21M50 38l-3.500-2.500" />
      <path className={styles.paper} d="M50 17h8v25h-8z" />
      <path className={redShape} d="M6 17h8v25H6z" />
    </>
  ),
  search: (
    <>
      <circle className={styles.blue} cx="27" cy="27" r="20" />
      <path d="M16 27a11 11 0 0 1 11-11M41.500 41.500L46 46" />
      <path className={styles.redLine} strokeWidth="6" d="M48 48l7 7" />
    </>
  ),
};
