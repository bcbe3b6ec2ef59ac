/** What the benchmark uses of a package without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    requests?: {
      method: 'GET' | 'POST';
      path: string;
      headers?: Record<string, string>;
      body?: string;
    }[];
    headers?: Record<string, string>;
    overallRate?: number;
    /** In seconds. */
    duration: number;
    connections: number;
  }
  interface Result {
    errors: number;
    non2xx: number;
    requests: { average: number; total: number };
    /** In milliseconds. */
    latency: { p50: number; p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
