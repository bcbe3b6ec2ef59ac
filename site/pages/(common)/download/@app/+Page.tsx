import { usePageContext } from 'vike-react/usePageContext';
import type { AppName } from '#config/site-schema.ts';
import { useCatalog } from '#site/catalog-context.tsx';
import { AppPage } from '#site/components/download/app-page.tsx';

export default function Page() {
  const { qrText, storeTexts, ...apps } = useCatalog().marketing.download;
  const app = usePageContext().routeParams.app as AppName;
  return <AppPage app={app} {...apps[app]} qrText={qrText} storeTexts={storeTexts} />;
}
