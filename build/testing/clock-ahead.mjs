/** `node --import` this file, and the program's clock is two years ahead. */
import { moveClock } from '../../scripts/bootstrap/move-clock.mjs';

const aheadMs = 2 * 365 * 24 * 60 * 60_000;
moveClock(() => aheadMs);
