import type { StyleguideContent } from '#catalog/marketing/styleguide.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { Button } from '../components/button/button.tsx';
import { ContactDialog } from '../components/dialog/contact-dialog.tsx';
import { Dialog } from '../components/dialog/dialog.tsx';
import { DownloadDialog } from '../components/download/download-dialog.tsx';
import { Sample, Samples } from './family.tsx';

const dialogId = 'sample-dialog';

/** The dialogs, drawn as parts of the page; the first button opens one above it. The footer has the others. */
export function DialogSamples({ samples }: Pick<StyleguideContent, 'samples'>) {
  const { connect } = useCatalog().marketing['about-us'];
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
          <Dialog id="dialog-in-flow" title={samples.heading} actions={<Button>{samples.button}</Button>}>
            <p>{samples.text}</p>
          </Dialog>
        </Sample>
        <Sample name="ContactDialog" isInFlow>
          <ContactDialog id="contact-in-flow" {...connect.dialog} />
        </Sample>
        <Sample name="DownloadDialog" isInFlow>
          <DownloadDialog id="download-in-flow" app="drive" />
        </Sample>
      </Samples>
    </>
  );
}
