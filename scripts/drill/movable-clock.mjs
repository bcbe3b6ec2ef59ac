/**
 * `node --import` this file: at each SIGWINCH the program's clock moves on, two years ahead, two years back, and right again. The
 * server takes other free signals for an order to stop.
 */
import { moveClock } from '../bootstrap/move-clock.mjs';

const yearsMs = 2 * 365 * 24 * 60 * 60_000;
const moves = [yearsMs, -yearsMs, 0];
let moved = 0;
let count = 0;
process.on('SIGWINCH', () => (moved = moves[count++ % moves.length] ?? 0));
moveClock(() => moved);
