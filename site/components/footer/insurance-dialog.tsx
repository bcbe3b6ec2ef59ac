import { ui } from '#catalog/interface.ts';
import { Button } from '#site/components/button/button.tsx';
import { Dialog } from '#site/components/dialog/dialog.tsx';
import { insuranceDialogId } from './footer-links.ts';

/** The notice that the insurance section is under construction (spec 8.6, texts verbatim). */
export function InsuranceDialog() {
  return (
    <Dialog
      id={insuranceDialogId}
      title={ui.insuranceDialog.title}
      actions={
        <Button command="close" commandfor={insuranceDialogId}>
          {ui.insuranceDialog.confirm}
        </Button>
      }
    >
      <p>{ui.insuranceDialog.text}</p>
    </Dialog>
  );
}
