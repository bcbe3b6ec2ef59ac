/** How wide the mark is; it is 36 high. */
export const markWidth = 36;

/** A kerbstone: a square with a stripe. */
export function LogoMark() {
  return (
    <>
      <path fill="var(--color-mark)" d="M2 2h32v32H2z" />
      <path stroke="var(--color-on-mark)" strokeWidth="5" d="M9 27L27 9" />
    </>
  );
}
