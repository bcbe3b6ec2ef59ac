import { join } from 'node:path';
import { defaultLanguage } from '../config/languages.ts';
import { fingerprint } from '../scripts/bootstrap/fingerprint.mjs';
import { isBuiltFrom, stampBuild } from '../scripts/bootstrap/build-stamp.mjs';
import { withLock } from '../scripts/bootstrap/lock.mjs';
import { root } from '../scripts/bootstrap/root.mjs';
import { explain } from './explain.ts';
import { keepFormer } from './keep-former.mjs';
import { keepNewest } from './kept/files.ts';
import { loadPublisher } from './publisher.ts';
import { clearReplaced, freshFolder, replaceDist } from './replace-dist.ts';
import { reviewLine } from './review-line.ts';
import { type Step, runStep } from './step.ts';
import { changedMeanwhile } from './kept/unchanged.ts';
import { bundlePages } from './steps/bundle-pages.ts';
import { bundleServer } from './steps/bundle-server.ts';
import { compileArticles } from './steps/compile-articles.ts';
import { compressFiles } from './steps/compress-files.ts';
import { emitRules } from './steps/emit-rules.ts';
import { joinStyles } from './steps/join-styles.ts';
import { renderPages } from './steps/render-pages.ts';
import { renderPictures } from './steps/render-pictures.ts';
import { writePublishedFiles } from './steps/write-published-files.ts';
import { writeSbom } from './steps/write-sbom.ts';
import { writeStaticHost } from './steps/write-static-host.ts';

/** What is kept of the last states of the sources, in files or folders: with each change of code there are others. */
const keptBySources = { bundles: 6, pages: 3, finished: 3 };

const dist = join(root, 'dist');
/** Where a `dist/` stands that another one has replaced, until the next build. */
const replaced = join(root, '.cache/replaced');

/** What makes `dist/`, in order; steps of one row run side by side. */
export const steps: readonly Step[][] = [
  // A bundler takes half a gigabyte: beside nothing else that does.
  [
    {
      name: 'compile the help articles',
      input: 'content/*/help/; articles compiled before',
      output: ['../help-articles', 'articles.json'],
      run: compileArticles,
    },
    {
      name: 'bundle the pages',
      input: 'content/, catalog/, rules/, search/, config/, site/, public/',
      output: ['client/static/js', 'server/renderer.mjs'],
      run: bundlePages,
    },
  ],
  [
    {
      name: 'bundle the server',
      input: 'gateway/, site/search/, site/editors/, rules/, search/, config/',
      output: [
        'gateway/server.js',
        'gateway/render-worker.js',
        'gateway/sqlite-worker.js',
        'gateway/watchdog-worker.js',
        'search/server.js',
        'search/indexed.js',
        'editors/server.js',
        'package.json',
      ],
      run: bundleServer,
    },
    {
      name: 'emit the rules for the apps and the backend',
      input: 'rules/',
      output: ['rules/index.js', 'rules/index.d.ts'],
      run: emitRules,
    },
    {
      name: 'list the packages of the server',
      input: 'package-lock.json',
      output: ['sbom.json'],
      run: writeSbom,
    },
  ],
  // Threads render, started first: this one has time for the rest.
  [
    {
      name: 'render the pages',
      input: 'server/, what it was bundled from, and the compiled articles; pages rendered before',
      output: ['client/index.html', 'client/404.html'],
      run: renderPages,
    },
    {
      name: 'write the files beside the pages and the server',
      input: 'what site/publish/files.ts lists',
      output: [
        'client/sitemap.xml',
        'client/help-manifest.json',
        'client/rules.json',
        'client/search-index.json',
        'gateway/redirects.json',
        'gateway/site-data.json',
        `rules/texts.${defaultLanguage}.json`,
      ],
      run: writePublishedFiles,
    },
  ],
  [
    {
      name: 'write the styles of each page into it',
      input: 'client/**/*.html, the sheets that they link, and the scripts',
      output: ['client/index.html'],
      run: joinStyles,
    },
    // By now the threads are gone, with what they held.
    {
      name: 'draw the icons and social pictures',
      input: 'what site/publish/files.ts lists; pictures drawn before',
      output: ['client/favicon.ico', 'client/social'],
      run: renderPictures,
    },
  ],
  [
    {
      name: 'compress every text file',
      input: 'client/; files compressed before',
      output: ['client/index.html.br', 'client/index.html.gz', 'client/sitemap.xml.br'],
      run: compressFiles,
    },
  ],
  [
    {
      name: 'write the headers and redirects for a static host',
      input: 'the tables of gateway/http, gateway/redirects.json, the names of all files in client/',
      output: ['static-host/_headers', 'static-host/_redirects'],
      run: writeStaticHost,
    },
  ],
];

/**
 * Builds everything into a fresh folder, and puts it in the place of `dist/` once it is whole: what fails, or is killed,
 * leaves the former `dist/` as it was. Gives the exit code; says in plain sentences what is wrong.
 */
export async function build(): Promise<number> {
  try {
    await withLock(join(root, '.cache/build.lock'), 'build', buildUnlessDone);
    const { helpReview } = await loadPublisher();
    console.log(reviewLine(helpReview(new Date().toISOString().slice(0, 10))));
    return 0;
  } catch (error) {
    console.error(`\n${explain(error)}\n\nNothing was built: dist/ is as it was.`);
    return 1;
  }
}

/** A build that had to wait for another one may find that there is nothing left to do. */
async function buildUnlessDone(hasWaited: boolean): Promise<void> {
  const sources = fingerprint();
  if (hasWaited && isBuiltFrom(sources))
    return console.log('The other build has made it: dist/ is up to date.');
  void clearReplaced(replaced);
  const folder = await freshFolder(join(root, '.cache/build'), dist);
  const folders = { root: folder, site: join(folder, 'client') };
  for (const row of steps) await Promise.all(row.map((step) => runStep(step, folders)));
  await keepFormerBuilds(folder);
  if (fingerprint() !== sources) throw changedMeanwhile();
  stampBuild(sources, folder);
  await replaceDist(folder, dist, replaced);
  for (const [name, count] of Object.entries(keptBySources))
    keepNewest(join(root, '.cache/made', name), count, replaced);
}

/** A machine that builds from a fresh clone has no former `dist/`: PREVIOUS_DIST names the folder of the one in use. */
async function keepFormerBuilds(folder: string): Promise<void> {
  const previous = process.env.PREVIOUS_DIST;
  const kept = await keepFormer(folder, previous ? [dist, previous] : [dist]);
  if (previous) console.log(`Hashed files of ${kept.length} former builds are kept.`);
}
