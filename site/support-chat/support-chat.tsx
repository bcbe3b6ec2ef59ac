import { site } from '#catalog/site.ts';
import { special } from '#catalog/special-pages.ts';
import { Button } from '../components/button/button.tsx';
import styles from './support-chat.module.css';

const { open, loading, failed } = special('chat');

/** The button that fetches the support chat; nothing where the operator has configured none. */
export function SupportChat() {
  if (!site.chat) return null;
  return (
    <div className={styles.chat}>
      <p className={styles.status} role="status" data-loading={loading} data-failed={failed} />
      <Button data-chat data-base-url={site.chat.baseUrl} data-website-token={site.chat.websiteToken}>
        {open}
      </Button>
    </div>
  );
}
