/**
 * What Node takes with nothing around it: one page, its headers, a name for the request and the same line of log, as the gateway sends
 * and writes them: several lines at once.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, write } from 'node:fs';
import { createServer } from 'node:http';
import { hostname } from 'node:os';

const body = readFileSync(process.env.BARE_FILE ?? '');
const headers = JSON.parse(process.env.BARE_HEADERS ?? '{}');
const base = { pid: process.pid, hostname: hostname() };
let lines = '';
setInterval(() => {
  if (lines !== '') write(1, lines, () => undefined);
  lines = '';
}, 20);
createServer((request, answer) => {
  const begun = performance.now();
  const reqId = randomUUID();
  answer.writeHead(200, { ...headers, 'x-request-id': reqId });
  answer.end(body, () => {
    const { method, url: path } = request;
    const ms = Math.round((performance.now() - begun) * 10) / 10;
    const line = { level: 30, time: Date.now(), ...base, reqId, method, path, status: 200, ms };
    lines += `${JSON.stringify({ ...line, msg: 'request' })}\n`;
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
