/** `node --import` this file, and the program's clock is two years ahead. */
const aheadMs = 2 * 365 * 24 * 60 * 60_000;
const now = () => performance.timeOrigin + performance.now() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (date, args, made) => Reflect.construct(date, args.length > 0 ? args : [now()], made),
  apply: () => new Date().toString(),
  get: (date, name) => (name === 'now' ? () => Math.trunc(now()) : Reflect.get(date, name)),
});
