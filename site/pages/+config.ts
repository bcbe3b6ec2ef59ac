import type { Config } from 'vike/types';
import vikeReact from 'vike-react/config';

const serverOnly = { server: true, client: false };

/** Every page is finished HTML: React runs at build time, and in the browser only inside islands. */
export default {
  extends: [vikeReact],
  filesystemRoutingRoot: '/',
  // `build/steps/render-pages.ts` asks for it.
  prerender: { disableAutoRun: true },
  clientRouting: false,
  clientHooks: false,
  // `+htmlAttributes.ts` says it, with the direction.
  lang: null,
  meta: {
    Page: { env: serverOnly },
    Layout: { env: serverOnly },
    Wrapper: { env: serverOnly },
  },
} satisfies Config;
