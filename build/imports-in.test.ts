import { expect, test } from 'vitest';
import { importsIn } from './imports-in.ts';

test('a script imports what it names, at once or when it asks for it', () => {
  const script =
    'import"./first.js";import{a}from "./view.a1.js";export*from\'../b.c-d_2.js\';import(`./later.js`);import("./later2.js")';
  expect(importsIn(script)).toEqual([
    { path: './first.js', isDynamic: false },
    { path: './view.a1.js', isDynamic: false },
    { path: '../b.c-d_2.js', isDynamic: false },
    { path: './later.js', isDynamic: true },
    { path: './later2.js', isDynamic: true },
  ]);
});

test('what is a package, computed, or only looks like an import is left out', () => {
  expect(importsIn('import"react";import(name);Array.from("./x.js");a.import ("./y")')).toEqual([]);
});
