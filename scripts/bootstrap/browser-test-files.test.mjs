import { expect, test } from 'vitest';
import { browserTestFiles } from './browser-test-files.mjs';

test('a file that is asked for takes the place of its folder, and all else stays', () => {
  const asked = ['e2e/footer.spec.ts', '-g', 'a/b'];
  expect(browserTestFiles(['e2e', ...asked])).toEqual(asked);
  expect(browserTestFiles(['checks/visual', 'checks/site', '-g', 'home'])).toHaveLength(4);
});
