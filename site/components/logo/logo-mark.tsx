/** How wide the mark is; it is 36 high. */
export const markWidth = 28;

/**
 * The mark of the brand, drawn in a box of {@link markWidth} by 36: a wheel in a place marker. Header, favicon, app icons
 * and social pictures all draw this one. It takes its colors from `site/styles/tokens.css`.
 */
export function LogoMark() {
  return (
    <>
      <path
        fill="var(--color-mark)"
        d="M14 35C12.600 35 1 23.400 1 14a13 13 0 0 1 26 0c0 9.400-11.600 21-13 21z"
      />
      <circle fill="var(--color-on-mark)" cx="14" cy="14" r="9" />
      <path stroke="var(--color-mark)" strokeWidth="3" d="M4 14h20M14 14v10" />
      <circle fill="var(--color-mark)" cx="14" cy="14" r="4" />
    </>
  );
}
