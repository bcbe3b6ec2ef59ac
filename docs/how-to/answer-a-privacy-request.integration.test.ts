import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writeMessage } from '../../gateway/contact/messages.ts';
import { writeAddition, writeVote } from '../../gateway/feedback/votes.ts';
import { messageForTests } from '../../gateway/testing/test-message.ts';
import { databasesForTests } from '../../gateway/testing/test-postgres.ts';

const page = readFileSync(new URL('answer-a-privacy-request.md', import.meta.url), 'utf8');
/** What psql is given, with the address in the place of its variable. */
const sql = (mail: string) => /<<'END'\n(.*?);\nEND\n/s.exec(page)![1]!.replaceAll(":'mail'", `'${mail}'`);
/** With what the page says is to be put in the place of what SQLite has not got. */
const inSqlite = (text: string) =>
  text
    .replaceAll(/position\((lower\([^)]+\)) IN (lower\([^)]+\))\)/g, 'instr($2, $1)')
    .replaceAll('to_timestamp(at / 1000)', "datetime(at / 1000, 'unixepoch')");

const able = databasesForTests().filter(({ missing }) => !missing);
it.each(able)('what the page asks the database finds what names the address, in $name', async ({ name, open }) => {
  const database = await open();
  const message = (number: string, replyTo: string, text: string) =>
    writeMessage(messageForTests({ number, replyTo, text }), 'inbox');
  const vote = { at: 1, page: '/faqs', section: 'Reserve', language: 'en', isRepeated: false } as const;
  await database.write([
    ...message('own', 'Sam_1@example.com', 'Hello'),
    ...message('names it', 'kim@example.com', 'Write to sam_1@example.com!'),
    ...message("another's", 'samx1@example.com', 'Hello'),
    ...writeVote({ ...vote, number: 'vote', answer: 'no' }),
    ...writeAddition('vote', { comment: 'I am SAM_1@example.com' }, 1),
    ...writeAddition('early', { comment: 'sam_1@example.com' }, 1),
    ...writeVote({ ...vote, number: 'other vote', answer: 'no' }),
  ]);
  const asked = sql('sam_1@example.com');
  const found = await database.read({ sql: name === 'sqlite' ? inSqlite(asked) : asked, values: [] });
  expect(found.map(({ number }) => number).toSorted()).toEqual(['early', 'names it', 'own', 'vote']);
  await database.close();
});
