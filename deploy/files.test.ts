import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, it, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { defaultLanguage } from '../config/languages.ts';
import { site } from '../config/site.ts';
import { temporaryFolder } from '../build/testing/temporary-folder.ts';
import { patienceMs } from '../gateway/database/database.ts';
import { settings } from '../gateway/env.ts';
import { createMetrics } from '../gateway/ops/metrics.ts';
import { filesBelow } from '../scripts/bootstrap/files-below.mjs';
import { whyNot } from './testing/fronts.ts';

const here = import.meta.dirname;
const read = (name: string) => readFileSync(join(here, name), 'utf8');
const digest = /^[\w./-]+(:[\w.-]+)?@sha256:[\da-f]{64}$/;
/** What must never be part of an image or a manifest. */
const secret =
  /(sk|rk)_live_\w|whsec_\w|BEGIN [A-Z ]*PRIVATE KEY|(KEYS?|SECRET|PASSWORD)\s*[:=]\s*["']?\w{8}/;

test('every YAML file can be read, and no file holds a secret', () => {
  for (const file of filesBelow(here)) {
    const text = readFileSync(file, 'utf8');
    expect(secret.test(text.replace('POSTGRES_PASSWORD_FILE', '')) && !file.endsWith('.test.ts'), file).toBe(
      false,
    );
    if (!file.endsWith('.yaml')) continue;
    for (const document of parseAllDocuments(text, { merge: true }))
      expect(document.errors, file).toEqual([]);
  }
});

test.each(['nginx/site.conf', 'caddy/Caddyfile'])(
  '%s says in the language of the site that we are away, and whom to call in danger',
  (name) => {
    const page = /<!doctype html><html lang="(.+?)".*<\/html>/.exec(read(name));
    expect(page?.[1], 'translate what it says, and name the language').toBe(defaultLanguage);
    expect(page?.[0], 'whom to call is in config/site.config.ts').toContain(
      `<a href="tel:${site.emergencyNumber}">${site.emergencyNumber}</a>`,
    );
  },
);

test('nginx, Caddy and the drill wait for an instance as long as each other, and longer than it waits for a provider', () => {
  const inS = (name: string, setting: RegExp) => Number(setting.exec(read(name))?.[1]);
  const patienceS = inS('nginx/site.conf', /^ *proxy_read_timeout (\d+)s;$/m);
  expect(inS('caddy/Caddyfile', /^\s*response_header_timeout (\d+)s$/m)).toBe(patienceS);
  expect(inS('../scripts/drill/front.mjs', /^const timeoutMs = (\d+)_000;$/m)).toBe(patienceS);
  for (const name of ['payouts/stripe.ts', 'consent/checkr.ts'])
    expect(inS(`../gateway/${name}`, /^ *timeoutMs: (\d+)000,$/m), name).toBeLessThan(patienceS);
});

test('nginx waits longer than an instance does for its database: what is stored is not said to be refused', () => {
  const [, patienceS] = /^ *proxy_read_timeout (\d+)s;$/m.exec(read('nginx/site.conf'))!;
  // Room for what else a message takes, on a busy machine.
  expect(patienceMs + 2000).toBeLessThan(Number(patienceS) * 1000);
});

test('git does not see the secrets that compose.yaml is given', () => {
  const ignored = readFileSync(join(here, '../.gitignore'), 'utf8').split('\n');
  const compose = read('compose.yaml');
  for (const name of ['site.env', 'postgres-password']) {
    expect(compose).toContain(name);
    expect(ignored).toContain(`deploy/${name}`);
  }
});

describe('Dockerfile', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'));
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const defaults = new Map(all('ARG').map((text) => text.split('=') as [string, string]));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  test('names every base by its digest; the former image alone is the builder to say', () => {
    const bases = all('FROM').map((text) => text.split(' ')[0]!);
    for (const base of bases) {
      const [, name] = /^\$\{(\w+)\}$/.exec(base) ?? [];
      expect(name, `${base} is no ARG`).toBeDefined();
      if (name === 'PREVIOUS') expect(defaults.get(name)).toBe('scratch');
      else expect(defaults.get(name!)).toMatch(digest);
    }
    expect(lines.join('\n')).not.toMatch(/:latest\b/);
  });

  test('the image runs as another than root, on its own port, without a shell, and is asked whether it lives', () => {
    expect(last.filter((line) => /^USER /.test(line))).toEqual(['USER nonroot']);
    expect(last.filter((line) => /^RUN |^ADD /.test(line))).toEqual([]);
    for (const name of ['CMD', 'HEALTHCHECK'])
      expect(last.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(JSON.parse(last.at(-1)!.replace('CMD ', ''))).toEqual(['gateway/server.js']);
    expect(last.find((line) => line.startsWith('HEALTHCHECK'))).toContain('"/nodejs/bin/node", "-e"');
  });

  test('what it copies into the build is let through, and nothing is that may hold keys', () => {
    const ignored = readFileSync(join(here, '../.dockerignore'), 'utf8').split('\n');
    expect(ignored.find((line) => !line.startsWith('#'))).toBe('*');
    for (const name of ['package.json', 'package-lock.json', '.npmrc', 'build', 'scripts', 'public'])
      expect(ignored).toContain(`!${name}`);
    expect(ignored.filter((line) => /^!.*(env|deploy|dist|node_modules|\.git)/.test(line))).toEqual([]);
  });

  test('the build finds all that it reads among what is let through', () => {
    const bootstrap = readFileSync(join(here, '../scripts/bootstrap/fingerprint.mjs'), 'utf8');
    const [, list = ''] = /const sources = \[([^\]]+)\]/.exec(bootstrap) ?? [];
    const ignored = readFileSync(join(here, '../.dockerignore'), 'utf8');
    for (const [, name] of list.matchAll(/'([^'/]+)(?:\/[^']*)?'/g)) expect(ignored).toContain(`!${name}\n`);
  });
});

describe('compose.yaml', () => {
  interface Service {
    image: string;
    build?: { dockerfile: string };
    healthcheck?: object;
    depends_on?: Record<string, { condition: string }>;
    environment?: Record<string, string>;
    read_only?: boolean;
    stop_grace_period?: string;
    profiles?: string[];
  }
  const { services, volumes, networks } = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: object;
    networks: object;
  };

  test('every image of others has a digest, every service that stays a health check', () => {
    for (const [name, { image, healthcheck }] of Object.entries(services)) {
      if (!image.startsWith('${SITE_IMAGE')) expect(image, name).toMatch(digest);
      if (name !== 'files') expect(healthcheck, name).toBeDefined();
    }
    expect([Object.keys(volumes), Object.keys(networks)].flat().sort()).toEqual([
      'certificates',
      'former',
      'inside',
      'outside',
      'records',
    ]);
  });

  test('who waits for whom, waits for health', () => {
    for (const { depends_on = {} } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty([name]);
        expect(condition).toBe(name === 'files' ? 'service_completed_successfully' : 'service_healthy');
      }
    }
  });

  test('the instances cannot write, have time to stop, and get settings that the server knows', () => {
    for (const name of ['site-1', 'site-2']) {
      expect(services[name]).toMatchObject({ read_only: true });
      expect(parseInt(services[name]!.stop_grace_period!) * 1000).toBeGreaterThan(defaultGraceMs + 1000);
      expect(Object.keys(services[name]!.environment!).filter((key) => !(key in settings.shape))).toEqual([]);
    }
  });
});

const defaultGraceMs = settings.shape.SHUTDOWN_GRACE_MS.parse(undefined);

describe('kubernetes', () => {
  interface Resource {
    kind: string;
    metadata: { name: string };
    // oxlint-disable-next-line typescript/no-explicit-any -- as many shapes as kinds
    spec: any;
  }
  const { resources, configMapGenerator, images } = parse(read('kubernetes/kustomization.yaml')) as {
    resources: string[];
    configMapGenerator: { literals: string[] }[];
    images: { name: string; digest: string }[];
  };
  const found = resources.flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => document.toJS() as Resource),
  );
  const of = (kind: string) => found.find((each) => each.kind === kind)!.spec;
  const pod = of('Deployment').template.spec;
  const [container] = pod.containers;

  test('has all that keeps a site up, and all of it means the same pods', () => {
    const labels = of('Deployment').template.metadata.labels;
    expect(of('Deployment').selector.matchLabels).toEqual(labels);
    expect(of('Service').selector).toEqual(labels);
    expect(of('PodDisruptionBudget').selector.matchLabels).toEqual(labels);
    expect(of('NetworkPolicy').podSelector.matchLabels).toEqual(labels);
    expect(of('HorizontalPodAutoscaler')).toMatchObject({ scaleTargetRef: { name: 'site' }, minReplicas: 2 });
    expect(of('PodDisruptionBudget').minAvailable).toBeLessThan(of('HorizontalPodAutoscaler').minReplicas);
    expect(resources.toSorted()).toEqual(
      filesBelow(join(here, 'kubernetes'))
        .map((file) => file.split('/').at(-1))
        .filter((name) => name !== 'kustomization.yaml')
        .sort(),
    );
  });

  test('asks the right doors, and waits longer than the server takes to stop', () => {
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.ports).toContainEqual({ name: 'http', containerPort: 3000 });
    const literals = new Map(
      configMapGenerator[0]!.literals.map((text) => text.split('=') as [string, string]),
    );
    expect([...literals.keys()].filter((key) => !(key in settings.shape))).toEqual([]);
    const graceMs = Number(literals.get('SHUTDOWN_GRACE_MS'));
    const { seconds } = container.lifecycle.preStop.sleep;
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(seconds * 1000 + graceMs + 1000);
    // Before the server is told to stop, no node sends anybody any more: it has failed readiness in a pod that is leaving.
    expect(seconds).toBeGreaterThan(container.readinessProbe.periodSeconds);
  });

  const missing = whyNot('kubectl');
  if (missing) process.stderr.write(`${missing}\n`);
  it.skipIf(missing)('is put together by kustomize: one image by its digest, one set of settings', () => {
    const text = execFileSync('kubectl', ['kustomize', join(here, 'kubernetes')], { encoding: 'utf8' });
    const made = parseAllDocuments(text).map((document) => document.toJS() as Resource);
    expect(made.map(({ kind }) => kind).sort()).toEqual(
      [...found.map(({ kind }) => kind), 'ConfigMap'].sort(),
    );
    const { containers } = made.find(({ kind }) => kind === 'Deployment')!.spec.template.spec;
    expect(containers[0].image).toMatch(digest);
    const settingsName = made.find(({ kind }) => kind === 'ConfigMap')!.metadata.name;
    expect(containers[0].envFrom[0].configMapRef.name).toBe(settingsName);
  });

  test('runs with nothing that it does not need, an image by its digest', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(images).toEqual([
      expect.objectContaining({ name: container.image, digest: expect.stringMatching(/^sha256:/) }),
    ]);
  });
});

describe('site@.service', () => {
  const unit = read('systemd/site@.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  test('gives the server its port and time to stop, and takes from it what it does not need', () => {
    expect(value('Environment')).toContain('PORT=%i');
    expect(parseInt(value('TimeoutStopSec')!) * 1000).toBeGreaterThan(defaultGraceMs + 1000);
    for (const name of ['NoNewPrivileges', 'DynamicUser', 'PrivateTmp']) expect(value(name)).toBe('yes');
    expect(value('ProtectSystem')).toBe('strict');
  });

  const missing = whyNot('systemd-analyze');
  if (missing) process.stderr.write(`${missing}\n`);
  it.skipIf(missing)('is one that systemd understands', () => {
    const folder = temporaryFolder();
    // Where Node is differs; the program of the unit must exist for systemd.
    writeFileSync(join(folder, 'site@.service'), unit.replace('/usr/bin/node', process.execPath));
    const args = ['verify', '--man=no', '--generators=no', join(folder, 'site@.service')];
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    // What it does not know it only mentions, and other units of this machine may have mistakes, too.
    const about = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('site@'));
    expect({ about, status }).toEqual({ about: [], status: 0 });
  });
});

describe('what watches the site', () => {
  const { registry } = createMetrics();
  collectDefaultMetrics({ register: registry });
  const known = new Map(registry.getMetricsAsArray().map((metric) => [metric.name, metric]));
  const { groups } = parse(read('observability/alerts.yaml')) as {
    groups: { rules: { alert: string; expr: string; labels: object; annotations: object }[] }[];
  };
  const { panels } = JSON.parse(read('observability/dashboard.json')) as {
    panels: { id: number; title: string; targets: { expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const expressions = [
    ...rules.map(({ alert, expr }) => ({ name: alert, expr })),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
  ];
  const labelsOf = (name: string) =>
    (known.get(name.replace(/_(bucket|count|sum)$/, '')) as unknown as { labelNames?: string[] })
      ?.labelNames ?? [];

  test.each(expressions)('$name names only metrics and labels that the server has', ({ expr }) => {
    const metrics = [...expr.matchAll(/\b([a-z]\w*_\w+)(\{[^}]*\})?(?=\[|\s|\)|$|,)/g)].filter(
      ([, name]) => name !== 'histogram_quantile',
    );
    expect(metrics.length + Number(/\bup\b/.test(expr))).toBeGreaterThan(0);
    for (const [, name = '', filter = ''] of metrics) {
      const isHistogram =
        known.has(name.replace(/_(bucket|count|sum)$/, '')) && /_(bucket|count|sum)$/.test(name);
      expect(known.has(name) || isHistogram, name).toBe(true);
      for (const [, label] of filter.matchAll(/(\w+)\s*[=!]/g))
        expect(['job', ...labelsOf(name)]).toContain(label);
    }
    const labels = metrics.flatMap(([, name]) => labelsOf(name!));
    for (const [, list = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of list.split(', ')) expect(['le', 'instance', ...labels]).toContain(label);
  });

  test('somebody is woken where no instance answers, and where nobody is asked any more', () => {
    expect(rules.find(({ alert }) => alert === 'SiteDown')).toMatchObject({
      expr: 'sum(up{job="site"}) < 1 or absent(up{job="site"})',
      labels: { severity: 'page' },
    });
  });

  test('every alert says how urgent it is, what is wrong, and what to do', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(labels, alert).toEqual({ severity: expect.stringMatching(/^(page|ticket)$/) });
      expect(Object.keys(annotations), alert).toEqual(['summary', 'action']);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
