import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { Button } from '../components/button/button.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { DownloadDialog } from '../components/download/download-dialog.tsx';
import { Sample, Samples } from './family.tsx';

const dialogId = 'sample-dialog';

/** The dialogs, drawn as parts of the page; the first button opens one above it. The footer has the others. */
export function DialogSamples({ samples }: Pick<StyleguideContent, 'samples'>) {
  return (
    <>
      <div>
        <Button look="quiet" command="show-modal" commandfor={dialogId}>
          {samples.openDialog}
        </Button>
        <Dialog id={dialogId} title={samples.heading}>
          <p>{samples.text}</p>
        </Dialog>
      </div>
      <Samples layout="columns">
        <Sample name="Dialog with actions" isInFlow>
          <Dialog
            id="dialog-in-flow"
            isInFlow
            title={samples.heading}
            actions={<Button>{samples.button}</Button>}
          >
            <p>{samples.text}</p>
          </Dialog>
        </Sample>
        <Sample name="DownloadDialog" isInFlow>
          <DownloadDialog id="download-in-flow" isInFlow app="drive" />
        </Sample>
      </Samples>
    </>
  );
}
