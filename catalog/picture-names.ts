import { z } from 'zod';

const cardNames = [
  'car',
  'addCar',
  'phone',
  'download',
  'unlock',
  'call',
  'map',
  'pin',
  'signpost',
  'card',
  'shield',
  'calendar',
  'extend',
  'wrench',
  'account',
  'people',
  'chart',
  'chat',
  'receipt',
  'camera',
  'wheel',
  'heart',
  'handshake',
  'tag',
  'search',
] as const;

/** The drawings that cards of the marketing pages can ask for. Carousels bring all of them to the browser, so they are few. */
export const cardPictureName = z.enum(cardNames);
export type CardPictureName = z.infer<typeof cardPictureName>;

/** The drawings a text can ask for. The site draws every one of them, in one line style. */
export const pictureName = z.enum([
  ...cardNames,
  // Trouble.
  'crash',
  'breakdown',
  'locked',
  'lost',
  'wrongCar',
  'upcoming',
  'late',
  'lateReturn',
  'charged',
  'licensePending',
  'noShow',
  'damage',
  'needUpdate',
  'notBookable',
  // Topics of the help, and tools.
  'license',
  'change',
  'cancel',
  'rules',
  'checklist',
  'settings',
  'bank',
  'calculator',
  'approved',
  'return',
]);
export type PictureName = z.infer<typeof pictureName>;
