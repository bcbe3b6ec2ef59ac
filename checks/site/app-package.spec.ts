import { readFileSync } from 'node:fs';
import { expect, test } from '../base-test.ts';

// The mobile and backend teams read the rules from the build: as a module, or as tables.
test('the rules are there as a plain module with types, and as the same tables in JSON', async () => {
  // By a name that the compiler does not follow: before the first build there is nothing to follow it to.
  const name = 'wheelstead-site/rules';
  const module = (await import(name)) as { factText(name: string): string };
  expect(module.factText('extensionCutoffMinutes')).toBe('30 minutes');
  expect(readFileSync('dist/rules/index.d.ts', 'utf8')).toContain('export');

  const tables = JSON.parse(readFileSync('dist/client/rules.json', 'utf8')) as {
    version: string;
    facts: Record<string, { value: unknown }>;
  };
  expect(tables.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(tables.facts.extensionCutoffMinutes!.value).toBe(30);
});
