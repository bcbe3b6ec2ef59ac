import { useCatalog } from '#site/catalog-context.tsx';
import { AppPage } from '../components/download/app-page.tsx';
import { ComingSoon, DownloadLinks } from '../components/download/download-links.tsx';
import { Sample, Samples } from './family.tsx';

/** The ways to the apps, with and without stores that have them. */
export function DownloadSamples() {
  const { drive, qrText, storeTexts } = useCatalog().marketing.download;
  return (
    <>
      <Samples layout="columns">
        <Sample name="DownloadLinks">
          <DownloadLinks />
        </Sample>
        <Sample name="ComingSoon">
          <ComingSoon app="host" />
        </Sample>
      </Samples>
      <Sample name="AppPage">
        <AppPage app="drive" {...drive} qrText={qrText} storeTexts={storeTexts} />
      </Sample>
    </>
  );
}
