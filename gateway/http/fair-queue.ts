import { bulkhead, BulkheadRejectedError } from 'cockatiel';

export interface QueueOptions {
  /** How many jobs run at once. */
  maxRunning: number;
  /** How many more wait. */
  maxWaiting: number;
  /** How many jobs of one client run or wait: nobody takes the places of all. */
  maxPerClient: number;
}

/** Runs jobs in the order in which they came, or says at once that there is no place: then the answer is undefined. */
export function fairQueue({ maxRunning, maxWaiting, maxPerClient }: QueueOptions) {
  const places = bulkhead(maxRunning, maxWaiting);
  const taken = new Map<string, number>();
  return async <Result>(client: string, job: () => Promise<Result>): Promise<Result | undefined> => {
    const own = taken.get(client) ?? 0;
    if (own >= maxPerClient) return undefined;
    taken.set(client, own + 1);
    try {
      return await places.execute(job);
    } catch (error) {
      if (error instanceof BulkheadRejectedError) return undefined;
      throw error;
    } finally {
      const left = (taken.get(client) ?? 1) - 1;
      if (left > 0) taken.set(client, left);
      else taken.delete(client);
    }
  };
}
