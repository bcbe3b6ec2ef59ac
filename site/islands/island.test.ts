import { createElement, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { islandName } from './island.tsx';

const islands = import.meta.glob<Record<string, ComponentType>>('/site/**/*.island.tsx', { eager: true });

// The loader finds the file by the component's name; a second export would make it guess.
test.each(Object.entries(islands))('%s exports one component, named like the file', (file, module) => {
  const [component, ...others] = Object.values(module);
  expect(others).toEqual([]);
  expect(file.split('/').at(-1)).toBe(`${islandName(createElement(component!))}.island.tsx`);
});
