import { expect, it } from 'vitest';
import { offers, type ToolControl } from './tool-controls.ts';

// As much of a field as is asked about.
const controls = (...parts: object[]) => parts as ToolControl[];
const radios = controls({ type: 'radio', value: 'kept' }, { type: 'radio', value: 'declined' });
const select = controls({ type: 'select-one', options: [{ value: 'upcoming' }, { value: 'active' }] });
const text = controls({ type: 'text', value: '' });

it.each([
  ['radio buttons', radios, 'declined', true],
  ['radio buttons', radios, 'x', false],
  ['radio buttons', radios, '', false],
  ['a list', select, 'active', true],
  ['a list', select, 'x', false],
  ['a text', text, 'x', true],
])('%s: only what is offered can be chosen, and any text typed (%#)', (_kind, field, value, isOffered) => {
  expect(offers(field, value)).toBe(isOffered);
});
