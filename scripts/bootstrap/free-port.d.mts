/** A port of the loopback that nobody listens on. */
export function freePort(): Promise<number>;
