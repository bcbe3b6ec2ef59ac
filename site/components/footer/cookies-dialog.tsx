import { useCatalog } from '#site/catalog-context.tsx';
import { Button, ButtonLink } from '#site/components/button/button.tsx';
import { Dialog } from '#site/components/dialog/dialog.tsx';
import { paths } from '#site/paths.ts';
import { cookiesDialogId } from './footer-links.ts';

/**
 * Says what the site stores and clears it: `client/clear-storage.ts` does the button's work. Where that script does not come, the form
 * says so without a connection, and else loads the page again: Firefox asks for a script that failed in no other way.
 */
export function CookiesDialog() {
  const { title, text, clear, cleared, failed, withoutScript, policy } = useCatalog().ui.cookiesDialog;
  return (
    <Dialog
      id={cookiesDialogId}
      title={title}
      actions={
        <>
          <ButtonLink look="quiet" href={paths.cookiesPolicy}>
            {policy}
          </ButtonLink>
          <form data-failed={failed}>
            <Button type="submit" data-clear hidden>
              {clear}
            </Button>
          </form>
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
