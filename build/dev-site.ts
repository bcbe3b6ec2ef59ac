import { renderPage } from 'vike/server';
import type * as AppView from '../gateway/site/app-view.ts';
import type * as RedirectsModule from '../gateway/site/redirects.ts';
import type { SearchRenderer } from '../gateway/site/search-route.ts';
import type { Redirects } from '../gateway/site/site-routes.ts';
import type * as StaticSite from '../gateway/site/static-site.ts';
import { pictureRenderer } from './render-pictures.mjs';
import { bare } from './write-app-views.mjs';

/** What scripts and styles that reloading needs carry, so that the content security policy lets them through. */
export const nonce = 'development';

/** Loads a module of the sources as it is now; from the root, as `/site/routes.ts`. */
export type Load = <Module = Record<string, never>>(path: string) => Promise<Module>;

/** What `site/publish` makes, by the names in `site/publish/files.ts`. */
interface Publisher {
  publishedFiles(): Record<string, string>;
  publishedPictures(): { path: string; svg: string; width: number }[];
  serverFiles(): Record<string, string>;
}

/** The website as the server wants it, made from the sources whenever it is asked for. */
export interface DevSite extends StaticSite.Site {
  search: SearchRenderer;
  redirects: Redirects;
  /** Reads what has changed; throws what is wrong with it. */
  refresh(): Promise<void>;
}

/** The site of a folder of sources. */
export function createDevSite(load: Load): DevSite {
  let publisher: Publisher | undefined;
  let texts: Record<string, string> = {};
  let redirects: Redirects = () => undefined;
  let render: ReturnType<typeof pictureRenderer> | undefined;

  async function refresh() {
    const now = await load<Publisher>('/site/publish/files.ts');
    if (now === publisher) return;
    const { readRedirects } = await load<typeof RedirectsModule>('/gateway/site/redirects.ts');
    texts = now.publishedFiles();
    redirects = readRedirects(now.serverFiles()['redirects.json']!);
    publisher = now;
  }

  async function fileAt(address: string): Promise<StaticSite.SiteFile | undefined> {
    const name = address.slice(1);
    if (texts[name] !== undefined) return file(address, texts[name]);
    const picture = publisher?.publishedPictures().find(({ path }) => path === name);
    if (picture) return file(address, await (await (render ??= pictureRenderer()))(picture));

    const page = address.replace(/\/index\.app$/, '') || '/';
    const { routes } = await load<{ routes: { path: string }[] }>('/site/routes.ts');
    if (!routes.some(({ path }) => path === page)) return undefined;
    if (page === address) return file('/page.html', await pageAt(page));
    return bare.test(`${page}/`) ? undefined : appView(await pageAt(page));
  }

  /** The name looks like a file's, so that Vike does not print a table of its pages. */
  async function notFound(inApp: boolean) {
    const html = await pageAt('/404.html');
    return inApp ? appView(html) : file('/page.html', html);
  }

  async function appView(html: string) {
    const { appViewOf } = await load<typeof AppView>('/gateway/site/app-view.ts');
    return file('/page.html', appViewOf(html));
  }

  async function file(name: string, content: string | Uint8Array) {
    const { siteFile } = await load<typeof StaticSite>('/gateway/site/static-site.ts');
    return siteFile(name, Buffer.from(content));
  }

  return {
    fileAt,
    notFound,
    refresh,
    redirects: (path) => redirects(path),
    search: {
      async fillSearchPage(...asked) {
        return (await load<SearchRenderer>('/site/search/server.tsx')).fillSearchPage(...asked);
      },
    },
  };
}

/** A page as Vike renders it from the sources, with the marks that the policy asks of what reloads it. */
async function pageAt(urlOriginal: string): Promise<string> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, cspNonce: nonce });
  if (errorWhileRendering) throw errorWhileRendering;
  return httpResponse.body.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
}
