/** What a column holds. Moments are milliseconds since 1970. */
export type Value = string | number | null;

export type Row = Record<string, Value>;

/** One statement that every database here understands, with `$1`, `$2`… for its values. */
export interface Statement {
  sql: string;
  values: readonly Value[];
}

/**
 * How long whoever sends or asks something waits for the database, in milliseconds: less than the proxies in front wait for us.
 * They would say that we are away, of what is stored later.
 */
export const patienceMs = 7000;

/** What people send us is kept here: SQLite in a file, or Postgres. */
export interface Database {
  readonly name: 'sqlite' | 'postgres';
  /** Whether nothing is in it when the process starts. */
  readonly startsEmpty?: boolean;
  /**
   * Runs statements as one: all or none. When it resolves, what they wrote survives a power cut.
   *
   * @param maxMs how long all of it may take, the way there as well; left out, {@link patienceMs}
   * @returns the rows of each
   * @throws DatabaseAway where it cannot be done now; anything else is a mistake in a statement
   */
  write(statements: readonly Statement[], maxMs?: number): Promise<Row[][]>;
  /** Takes {@link patienceMs} at most. @throws as {@link Database.write} */
  read(statement: Statement): Promise<Row[]>;
  /**
   * The moment by its own clock, in milliseconds since 1970: the same for all instances. Left out where it has none but this
   * process's.
   *
   * @throws DatabaseAway
   */
  now?(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Reads rows in the shape that their statement gives its columns, which nothing else can know.
 *
 * @throws DatabaseAway
 */
export async function readAs<Shape>(
  database: Pick<Database, 'read'>,
  statement: Statement,
): Promise<Shape[]> {
  return (await database.read(statement)) as Shape[];
}

/** In place of a file: what is kept ends with the process. */
export const inMemory = ':memory:';

/** The database does not answer, or has no room: what was asked may be tried again later. */
export class DatabaseAway extends Error {}

/**
 * A numbered change of the tables. A database may have more than this program knows: a newer one was here before. Migrations
 * therefore only add, so that the former release can be brought back.
 */
export interface Migration {
  number: number;
  sql: string;
}
