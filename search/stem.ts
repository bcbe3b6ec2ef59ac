import { stemmer } from 'stemmer';
import { remembered } from './remembered.ts';

const known = new Map<string, string>();

/** The stem of a lower-case word (Porter), remembered: the same few thousand words come again and again. */
export const stemOf = (word: string): string => remembered(known, word, stemmer);
