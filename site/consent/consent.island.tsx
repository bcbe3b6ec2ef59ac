import { useRef } from 'react';
import { ConsentMessage, type ConsentWords } from './consent-message.tsx';
import styles from './consent.module.css';
import { useConsent } from './use-consent.ts';

export interface ConsentProps extends ConsentWords {
  /** The organization named in the disclosure. */
  accountName: string;
}

/** The consent form of the background-check provider, and above it how far it is and what to do (spec 2, 7 and 8). */
export function Consent({ accountName, ...words }: ConsentProps) {
  const { view, container, retry } = useConsent(accountName);
  const message = useRef<HTMLDivElement>(null);

  function tryAgain() {
    // The button goes away; the keyboard stays at the words that take its place.
    message.current!.focus();
    retry();
  }

  return (
    <>
      <ConsentMessage view={view} onRetry={tryAgain} ref={message} {...words} />
      {/* The embed has come when its own element is as high as something to read: the room is another. */}
      <div className={styles.room}>
        <div id="consent-embed" ref={container} />
      </div>
    </>
  );
}
