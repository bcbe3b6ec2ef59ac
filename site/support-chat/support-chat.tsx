import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '../components/button/button.tsx';
import styles from './support-chat.module.css';

/** The button that fetches the support chat; nothing where the operator has configured none. */
export function SupportChat() {
  const { open, loading, failed } = useCatalog().special.chat;
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
