import { ui } from '#catalog/interface.ts';
import { Button, ButtonLink } from '#site/components/button/button.tsx';
import { Dialog } from '#site/components/dialog/dialog.tsx';
import { paths } from '#site/paths.ts';
import { cookiesDialogId } from './footer-links.ts';

/** Says what the site stores and clears it: `client/clear-storage.ts` gives the button its work. */
export function CookiesDialog() {
  return (
    <Dialog
      id={cookiesDialogId}
      title={ui.cookiesDialog.title}
      actions={
        <>
          <ButtonLink look="quiet" href={paths.cookiesPolicy}>
            {ui.cookiesDialog.policy}
          </ButtonLink>
          <Button data-clear-storage hidden>
            {ui.cookiesDialog.clear}
          </Button>
        </>
      }
    >
      <p>{ui.cookiesDialog.text}</p>
      <p role="status" data-cleared={ui.cookiesDialog.cleared}>
        <noscript>{ui.cookiesDialog.withoutScript}</noscript>
      </p>
    </Dialog>
  );
}
