import { usePageContext } from 'vike-react/usePageContext';
import { marketing } from '#catalog/marketing.ts';
import type { AppName } from '#config/site-schema.ts';
import { AppPage } from '#site/components/download/app-page.tsx';

const { qrText, storeTexts, ...apps } = marketing('download');

export default function Page() {
  const app = usePageContext().routeParams.app as AppName;
  return <AppPage app={app} {...apps[app]} qrText={qrText} storeTexts={storeTexts} />;
}
