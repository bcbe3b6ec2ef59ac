import { renderPage } from 'vike/server';
import type { EditorsRenderer } from '../../gateway/editors/renderer.ts';
import type * as AppView from '../../gateway/site/app-view.ts';
import type * as RedirectTable from '../../gateway/site/redirects.ts';
import type { SearchRenderer } from '../../gateway/site/search-route.ts';
import type { Redirects } from '../../gateway/site/site-routes.ts';
import type * as SiteFiles from '../../gateway/site/site-file.ts';
import type * as Publisher from '../../site/publish/files.ts';
import type * as Routes from '../../site/routes.ts';
import { inFewerBytes } from '../fewer-bytes.ts';
import type { LastGoodWords } from './last-good-words.ts';
import type { Load } from './load-settled.ts';
import { nonce, type Reloading } from './reloading.ts';
import { pictureRenderer } from '../steps/render-pictures.ts';

/** The website as the server wants it, made from the sources whenever it is asked for. */
export interface DevSite extends SiteFiles.Site {
  search: SearchRenderer;
  editors: EditorsRenderer;
  redirects: Redirects;
  /** Reads what has changed, and gives what the site tells the server, as JSON; throws what is wrong with it. */
  refresh(): Promise<string>;
}

/** The site of the sources that `load` loads. */
export function createDevSite(load: Load, reloading: Reloading, words: LastGoodWords): DevSite {
  let publisher: typeof Publisher | undefined;
  let texts: Record<string, string> | undefined;
  let siteData = '';
  let redirects: Redirects = () => undefined;
  let renderer: ReturnType<typeof pictureRenderer> | undefined;

  async function refresh(): Promise<string> {
    try {
      return await readSources();
    } catch (error) {
      if (!words.hold(error)) throw error;
      return refresh();
    }
  }

  async function readSources() {
    const now = await load<typeof Publisher>('/site/publish/files.ts');
    if (now === publisher) return siteData;
    const told = now.serverFiles();
    words.keep();
    const { readRedirects } = await load<typeof RedirectTable>('/gateway/site/redirects.ts');
    texts = undefined;
    siteData = told['site-data.json']!;
    redirects = readRedirects(told['redirects.json']!);
    publisher = now;
    return siteData;
  }

  async function fileAt(address: string) {
    if (await isPage(address)) return file('/page.html', await pageAt(address));
    const name = address.slice(1);
    // Making all takes longer than a page: not before one is asked for.
    const markdown = name.endsWith('.md')
      ? publisher!.markdownAt(address.slice(0, -'.md'.length))
      : undefined;
    const text = markdown ?? (texts ??= publisher!.publishedFiles())[name];
    if (text !== undefined) return file(address, text);
    const picture = publisher!.publishedPictures().find(({ path }) => path === name);
    if (!picture) return undefined;
    const render = await (renderer ??= pictureRenderer());
    return file(address, await render(picture));
  }

  async function appViewAt(address: string) {
    return (await isPage(address)) ? inAppView(await pageAt(address)) : undefined;
  }

  /** The name looks like a file's, so that Vike prints no table of its pages. */
  async function notFound(inApp: boolean) {
    const html = await pageAt('/404.html');
    return inApp ? inAppView(html) : file('/page.html', html);
  }

  async function isPage(address: string) {
    const { routeAt } = await load<typeof Routes>('/site/routes.ts');
    return address !== '/404' && routeAt(address).path === address;
  }

  async function inAppView(html: string) {
    const { appViewOf } = await load<typeof AppView>('/gateway/site/app-view.ts');
    return file('/page.html', appViewOf(html));
  }

  async function file(name: string, content: string | Uint8Array) {
    const { siteFile } = await load<typeof SiteFiles>('/gateway/site/site-file.ts');
    return siteFile(name, Buffer.from(content));
  }

  /** A page as Vike renders it from the sources, with what reloads it and the marks that the policy asks of that. */
  async function pageAt(urlOriginal: string) {
    const mistake = words.mistakeAt(urlOriginal);
    if (mistake) throw mistake;
    const count = reloading.count();
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, cspNonce: nonce });
    if (errorWhileRendering)
      throw errorWhileRendering instanceof Error
        ? errorWhileRendering
        : new Error('The page cannot be rendered', { cause: errorWhileRendering });
    const head = `<head><meta property="csp-nonce" nonce="${nonce}">${reloading.script(count)}`;
    return inFewerBytes(httpResponse.body).replace('<head>', head);
  }

  const editorsNow = () => load<EditorsRenderer>('/site/editors/server.tsx');

  return {
    fileAt,
    appViewAt,
    notFound,
    refresh,
    redirects: (path) => redirects(path),
    search: {
      async fillSearchPage(...asked) {
        const { fillSearchPage } = await load<SearchRenderer>('/site/search/server.tsx');
        return fillSearchPage(...asked);
      },
    },
    editors: {
      fillEditorsPage: async (...asked) => (await editorsNow()).fillEditorsPage(...asked),
      editorsTable: async (...asked) => (await editorsNow()).editorsTable(...asked),
      editorsDigest: async (...asked) => (await editorsNow()).editorsDigest(...asked),
    },
  };
}
