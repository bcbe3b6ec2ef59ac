import { EditorsPage } from '#site/editors/editors-page.tsx';

/** The frame of the editors' page: the server fills it for those with the key, and serves it to nobody else. */
export default function Page() {
  return <EditorsPage />;
}
