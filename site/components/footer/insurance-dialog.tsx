import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '#site/components/button/button.tsx';
import { Dialog } from '#site/components/dialog/dialog.tsx';
import { insuranceDialogId } from './footer-links.ts';

/** The notice that the insurance section is under construction (spec 8.6, texts verbatim). */
export function InsuranceDialog() {
  const { title, text, confirm } = useCatalog().ui.insuranceDialog;
  return (
    <Dialog
      id={insuranceDialogId}
      title={title}
      actions={
        <Button command="close" commandfor={insuranceDialogId}>
          {confirm}
        </Button>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
