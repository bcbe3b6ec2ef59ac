import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { styleHashes } from './style-hashes.ts';

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

test('each style element of the head is named, by what browsers hash: its text', () => {
  const page =
    '<html><head><style>p{top:0}</style><title>é</title><style>a:after{content:"é\n"}</style></head>';
  expect(styleHashes(page)).toEqual([hashOf('p{top:0}'), hashOf('a:after{content:"é\n"}')]);
});

test('what stands elsewhere is none of ours', () => {
  expect(styleHashes('<html><head></head><body><style>p{top:0}</style>')).toEqual([]);
  expect(styleHashes('<html><style>p{top:0}</style>')).toEqual([]);
});
