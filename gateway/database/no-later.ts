import { DatabaseAway } from './database.ts';

/**
 * What a database answers, or that it is away where that takes longer: what is under way then goes on for nobody.
 *
 * @param maxMs how long it may take, in milliseconds
 * @throws DatabaseAway
 */
export async function noLater<Answer>(maxMs: number, answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway(`no answer within ${maxMs} ms`)), maxMs);
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
