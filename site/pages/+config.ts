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
  lang: 'en',
  meta: {
    Page: { env: serverOnly },
    Layout: { env: serverOnly },
  },
} satisfies Config;
