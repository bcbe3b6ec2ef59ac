import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** What a button looks like: the one red action of a place, or a quieter one beside it. */
export type ButtonLook = 'action' | 'quiet' | 'onBand';

interface Look {
  look?: ButtonLook;
}

/** A button that does something on this page. */
export function Button({
  look = 'action',
  className = '',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" className={`${styles.button} ${styles[look]} ${className}`} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'action',
  className = '',
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={`${styles.button} ${styles[look]} ${className}`} {...rest} />;
}
