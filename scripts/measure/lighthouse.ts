import { indexedPaths } from '../../checks/built-site.ts';
import { freePort } from '../bootstrap/free-port.mjs';
import { say } from '../bootstrap/say.mjs';
import { median } from './median.mjs';
import { withSite } from './with-site.ts';

const usual = ['/', '/faqs', '/faqs/drive/VehicleReservations'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;

/** As much of what Lighthouse says as is asked here. */
interface Result {
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  audits: Readonly<
    Record<string, { score: number | null; title: string; displayValue?: string; details?: object }>
  >;
}

type LoadTool = (tool: string, file: string) => Promise<unknown>;

type Lighthouse = (address: string, options: object) => Promise<{ lhr: Result } | undefined>;

/**
 * `npm run lighthouse`: what Lighthouse says of three pages on a phone, with simulated throttling; of others with
 * `npm run lighthouse -- /tools /tools/cancel`, of every page that search engines are told of with `-- all`. Accessibility, best
 * practices and search must be 100 each time. The performance score depends on what else the machine does, so the
 * median of three runs counts, and `LIGHTHOUSE_PERFORMANCE` (100) is the least.
 */
export default async function judgePages(args: readonly string[], load: LoadTool): Promise<number> {
  const { default: lighthouse } = (await load('lighthouse', 'lighthouse/core/index.js')) as {
    default: Lighthouse;
  };
  const chosen = args.length > 0 ? args : usual;
  const paths = chosen[0] === 'all' ? indexedPaths : chosen;
  const port = await freePort();
  const browserArgs = [`--remote-debugging-port=${port}`];
  return withSite(
    async (_browser, address) => {
      say(categories.map((name) => name.padStart(15)).join(''));
      let below = 0;
      for (const path of paths) below += await judge(lighthouse, address + path, port);
      return below > 0 ? 1 : 0;
    },
    { browserArgs },
  );
}

/** Prints the scores of a page, and what keeps it from the least; gives the number of categories below it. */
async function judge(lighthouse: Lighthouse, address: string, port: number): Promise<number> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: categories });
    if (!result) throw new Error(`Lighthouse gave no result for ${address}`);
    results.push(result.lhr);
  }
  const scores = categories.map((name) => {
    const points = results.map((result) => score(result, name));
    return { name, points: name === 'performance' ? median(points) : Math.min(...points) };
  });
  say(`${scores.map(({ points }) => String(points).padStart(15)).join('')}  ${new URL(address).pathname}`);
  const below = scores.filter(({ name, points }) => points < minScore(name));
  const lines = below.flatMap(({ name }) => results.flatMap((result) => faults(result, name)));
  for (const line of new Set(lines)) say(line);
  return below.length;
}

const minScore = (category: string) =>
  category === 'performance' ? Number(process.env.LIGHTHOUSE_PERFORMANCE ?? 100) : 100;

/** A category's score, 0 to 100. */
const score = ({ categories: judged }: Result, name: string) => Math.round((judged[name]?.score ?? 0) * 100);

/** The audits that cost points, with what they measured and the first thing they found. */
function faults({ categories: judged, audits }: Result, name: string): string[] {
  return (judged[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const { title, displayValue = '', details } = audits[id]!;
      const [first] =
        details && 'items' in details && Array.isArray(details.items) ? (details.items as unknown[]) : [];
      return `    ${name}: ${title} ${displayValue} ${first ? JSON.stringify(first).slice(0, 200) : ''}`.trimEnd();
    });
}
