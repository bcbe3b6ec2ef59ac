/** The types of `redis.mjs` for the TypeScript that imports it. */
export interface RunningRedis {
  /** `redis://127.0.0.1:PORT` */
  url: string;
  /** Sends it a signal, as `SIGKILL` for an end without a word or `SIGSTOP` for silence. */
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}
export function startRedis(): Promise<RunningRedis>;
export function whyNoRedis(): string | undefined;
