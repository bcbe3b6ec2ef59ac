/**
 * Moves the clock of this program, as `Date` tells it.
 *
 * @param {() => number} byMs by how much, whenever somebody looks
 */
export function moveClock(byMs) {
  const now = () => performance.timeOrigin + performance.now() + byMs();
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
}
