import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { atMost } from '../http/at-most.ts';
import type { Metrics } from './metrics.ts';

/** What browsers report to an endpoint that says "default", the others are "other". */
const kinds = ['csp-violation', 'deprecation', 'intervention', 'crash'] as const;

/** The directives that a policy of ours has or inherits from. Anybody may send a report: the labels stay few. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'frame-src',
  'child-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const;

/** A report of which nothing but what we go on to use is believed; whatever has another shape is left out. */
const text = z.string().max(8192).catch('');
const reportingApi = z.object({
  type: text,
  url: text,
  body: z.object({ effectiveDirective: text, blockedURL: text, id: text }).catch({
    effectiveDirective: '',
    blockedURL: '',
    id: '',
  }),
});
const reportUri = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});

/** One report, screened: nothing of it can be a query, a token or a person. */
export interface BrowserReport {
  kind: (typeof kinds)[number] | 'other';
  /** Of a policy's violation: the directive. */
  directive?: string | undefined;
  /** An origin, or a word such as `inline`. */
  blocked?: string | undefined;
  /** Of a deprecation: what will cease to work. */
  id?: string | undefined;
  /** The path of the page, without its query. */
  page: string;
}

/** More in one body than any page of ours causes. */
const maxReports = 20;

/**
 * Screens what a browser has sent, in either of the two forms there are.
 *
 * @param pathFor the path of an address as it may be logged
 */
export function screenReports(body: unknown, pathFor: (address: string) => string): BrowserReport[] {
  const old = reportUri.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [violation(directive, report['blocked-uri'], pathFor(report['document-uri']))];
  }
  const sent = Array.isArray(body) ? (body as unknown[]).slice(0, maxReports) : [];
  return sent.flatMap((each): BrowserReport[] => {
    const report = reportingApi.safeParse(each);
    if (!report.success) return [];
    const { type, url, body: details } = report.data;
    const page = pathFor(url);
    if (type === 'csp-violation') return [violation(details.effectiveDirective, details.blockedURL, page)];
    const kind = kinds.find((known) => known === type) ?? 'other';
    return [{ kind, id: wordOf(details.id), page }];
  });
}

function violation(directive: string, blocked: string, page: string): BrowserReport {
  const [name = ''] = directive.split(' ');
  return {
    kind: 'csp-violation',
    directive: directives.find((known) => known === name) ?? 'other',
    blocked: originOf(blocked) ?? wordOf(blocked),
    page,
  };
}

function originOf(address: string): string | undefined {
  if (!/^(?:https?|wss?):/.test(address) || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`.slice(0, 128);
}

function wordOf(text: string): string | undefined {
  return /^[a-z][\w-]{0,63}$/i.exec(text)?.[0];
}

/** Counts reports, and writes some of them into the log: a page with a mistake causes as many as it has visitors. */
export function reportRecorder(metrics: Metrics) {
  const mayLog = atMost(20, 60_000);
  return (report: BrowserReport, log: Pick<FastifyBaseLogger, 'warn'>): void => {
    metrics.browserReports.inc({ kind: report.kind, directive: report.directive ?? '' });
    if (mayLog()) log.warn(report, 'browser report');
  };
}
