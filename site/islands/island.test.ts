import { expect, test } from 'vitest';

const islands = import.meta.glob<Record<string, { name: string }>>('./*.island.tsx', { eager: true });

// The loader finds the file by the component's name; a second export would make it guess.
test.each(Object.entries(islands))('%s exports one component, named like the file', (file, module) => {
  const [component, ...others] = Object.values(module);
  expect(others).toEqual([]);
  const kebab = component!.name.replace(/\B[A-Z]/g, '-$&').toLowerCase();
  expect(file).toBe(`./${kebab}.island.tsx`);
});
