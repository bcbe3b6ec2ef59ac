import { useCatalog } from '#site/catalog-context.tsx';
import { Button, ButtonLink } from '#site/components/button/button.tsx';
import { Dialog } from '#site/components/dialog/dialog.tsx';
import { paths } from '#site/paths.ts';
import { cookiesDialogId } from './footer-links.ts';

/** Says what the site stores and clears it: `client/clear-storage.ts` does the button's work. */
export function CookiesDialog() {
  const { title, text, clear, cleared, withoutScript, policy } = useCatalog().ui.cookiesDialog;
  return (
    <Dialog
      id={cookiesDialogId}
      title={title}
      actions={
        <>
          <ButtonLink look="quiet" href={paths.cookiesPolicy}>
            {policy}
          </ButtonLink>
          <Button data-clear-storage hidden>
            {clear}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p role="status" data-cleared={cleared}>
        <noscript>{withoutScript}</noscript>
      </p>
    </Dialog>
  );
}
