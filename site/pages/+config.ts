import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

const serverOnly = { env: { server: true, client: false } };

/** Every page is finished HTML: React runs at build time, and in the browser only inside islands. */
export default {
  extends: [vikeReact],
  filesystemRoutingRoot: '/',
  // `build/steps/render-pages.ts` does it, at the addresses of `site/routes.ts`.
  prerender: { disableAutoRun: true },
  clientRouting: false,
  clientHooks: false,
  // `+htmlAttributes.ts` says it, with the direction.
  lang: null,
  // Else each page gets a script with React and the whole catalog that nothing loads.
  meta: {
    Page: serverOnly,
    Layout: serverOnly,
    Wrapper: serverOnly,
    Loading: serverOnly,
    onRenderClient: serverOnly,
    title: serverOnly,
    description: serverOnly,
  },
} satisfies Config;
