/**
 * What Node takes with nothing around it: one page, its headers and a line of log, as the gateway sends and writes them: several lines
 * at once.
 */
import { readFileSync, write } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.env.BARE_FILE ?? '');
const headers = JSON.parse(process.env.BARE_HEADERS ?? '{}');
let lines = '';
setInterval(() => {
  if (lines !== '') write(1, lines, () => undefined);
  lines = '';
}, 20);
createServer((request, answer) => {
  answer.writeHead(200, headers);
  answer.end(body);
  const line = { level: 30, time: Date.now(), method: request.method, path: request.url, status: 200, ms: 0 };
  lines += `${JSON.stringify({ ...line, msg: 'request' })}\n`;
}).listen(Number(process.env.PORT), '127.0.0.1');
