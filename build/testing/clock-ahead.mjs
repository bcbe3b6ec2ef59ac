/** `node --import` this file, and the program's clock is two years ahead. */
const aheadMs = 2 * 365 * 24 * 60 * 60_000;
const now = () => performance.timeOrigin + performance.now() + aheadMs;

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
