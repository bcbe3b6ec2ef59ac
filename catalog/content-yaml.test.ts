import { expect, test } from 'vitest';
import { catalogOf } from './catalog.ts';
import { refuseUnread, yamlNames, yamlPath } from './content-yaml.ts';

const files = yamlNames('en', 'search').map((name) => yamlPath('en', name));

test('each file is read', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(() => catalogOf('en')).not.toThrow();
});

test('one that nothing reads is told', () => {
  catalogOf('en');
  expect(() => refuseUnread('en')).not.toThrow();
  expect(() => refuseUnread('en', new Set(files))).toThrow('(whole file) · is read by nothing');
});
