import { site } from '#config/site.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '../components/button/button.tsx';
import styles from './support-chat.module.css';

/** The button that fetches the support chat; nothing where the operator has configured none. */
export function SupportChat() {
  return site.chat && <ChatButton {...site.chat} />;
}

interface ChatButtonProps {
  baseUrl: string;
  websiteToken: string;
  /** Where the chat has got to after a press; `load-support-chat.ts` writes the same into the page. */
  state?: 'loading' | 'failed' | undefined;
}

/** The button, and above it what became of the last press. */
export function ChatButton({ baseUrl, websiteToken, state }: ChatButtonProps) {
  const { open, ...said } = useCatalog().special.chat;
  return (
    <div className={`no-print ${styles.chat}`}>
      <p className={styles.status} role="status" data-loading={said.loading} data-failed={said.failed}>
        {state && said[state]}
      </p>
      <Button
        data-chat
        data-base-url={baseUrl}
        data-website-token={websiteToken}
        aria-busy={state === 'loading' || undefined}
      >
        {open}
      </Button>
    </div>
  );
}
