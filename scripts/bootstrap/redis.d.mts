/** The types of `redis.mjs` for the TypeScript that imports it. */
export interface RunningRedis {
  /** `redis://127.0.0.1:PORT` */
  url: string;
  stop(): Promise<void>;
}
export function startRedis(): Promise<RunningRedis>;
export function whyNoRedis(): string | undefined;
