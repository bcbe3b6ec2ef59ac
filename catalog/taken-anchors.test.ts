import { expect, it } from 'vitest';
import { takenAnchors } from './taken-anchors.ts';

const section = (anchor: string, ...formerly: string[]) => ({ anchor, formerly, line: 7 });

it('takes former anchors that nothing on the page is called by', () => {
  expect(takenAnchors([section('Keys', 'Fobs', 'Cards'), section('Doors', 'Locks')])).toEqual([]);
});

it.each([
  [[section('Keys', 'Keys')], 'Keys'],
  [[section('Keys', 'Doors'), section('Doors')], 'Doors'],
  [[section('Keys', 'Fobs'), section('Doors', 'Fobs')], 'Fobs'],
])('refuses one that is taken: %j', (sections, former) => {
  expect(takenAnchors(sections)).toMatchObject([
    { line: 7, message: expect.stringContaining(`"${former}" is an anchor`) },
  ]);
});
