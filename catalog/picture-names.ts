import { z } from 'zod';

/** The drawings a text can ask for. The site draws every one of them, in one line style. */
export const pictureName = z.enum([
  'car',
  'key',
  'phone',
  'map',
  'pin',
  'card',
  'shield',
  'calendar',
  'wrench',
  'people',
  'chart',
  'chat',
  'receipt',
  'camera',
  'clock',
  'wheel',
  'leaf',
  'heart',
  'handshake',
  'door',
  'plug',
  'tag',
  'star',
  'search',
]);
export type PictureName = z.infer<typeof pictureName>;
