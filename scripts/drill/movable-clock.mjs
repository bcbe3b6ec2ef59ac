/**
 * `node --import` this file: at each SIGWINCH the program's clock moves on, two years ahead, two years back, and right again. The
 * server takes other free signals for an order to stop.
 */
const yearsMs = 2 * 365 * 24 * 60 * 60_000;
const moves = [yearsMs, -yearsMs, 0];
let moved = 0;
let count = 0;
process.on('SIGWINCH', () => (moved = moves[count++ % moves.length] ?? 0));
const now = () => performance.timeOrigin + performance.now() + moved;

/** @type {ProxyHandler<DateConstructor>} */
const handler = {
  construct(date, args, made) {
    /** @type {unknown} */
    const instance = Reflect.construct(date, args.length > 0 ? args : [now()], made);
    return /** @type {object} */ (instance);
  },
  apply: () => new Date().toString(),
  get(date, name) {
    /** @type {unknown} */
    const value = Reflect.get(date, name);
    return name === 'now' ? () => Math.trunc(now()) : value;
  },
};
globalThis.Date = new Proxy(Date, handler);
