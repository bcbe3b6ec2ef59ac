import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/bootstrap/free-port.mjs';
import { onPath } from '../../scripts/bootstrap/on-path.mjs';

const deploy = join(import.meta.dirname, '..');

/** A proxy that runs with the configuration of this folder, on this machine alone. */
export interface Front {
  /** Where it listens: `https://` for nginx, with a certificate of its own making. */
  url: string;
  /** Where it leads to https. */
  plainUrl: string;
  /** All that it has written to its logs. */
  log(): string;
  stop(): Promise<void>;
}

/** Why a program cannot be tried here; undefined where it can. */
export function whyNot(...programs: string[]): string | undefined {
  const missing = programs.filter((name) => !onPath(name) && !onPath(`/usr/sbin/${name}`));
  return missing.length > 0
    ? `LEFT OUT: ${missing.join(' and ')} not installed here (Debian: apt-get install ${missing.join(' ')}).`
    : undefined;
}

/**
 * Starts nginx with `nginx/site.conf`; ports, paths and the name of the host alone are others.
 *
 * @param ports of the instances behind it, on this machine
 * @param connections how many it has, to visitors and to instances together
 * @param patienceS how many seconds it waits for an answer, if not as many as the file says
 * @param hasDisk whether it may put the bodies of requests on the disk
 */
export async function startNginx(
  ports: readonly number[],
  {
    connections = 1024,
    patienceS,
    hasDisk = true,
  }: { connections?: number; patienceS?: number; hasDisk?: boolean } = {},
): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [plain, tls] = [await freePort(), await freePort()];
  const key = [
    '-keyout',
    join(folder, 'key.pem'),
    '-out',
    join(folder, 'cert.pem'),
    '-subj',
    '/CN=localhost',
  ];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...key], { stdio: 'ignore' });
  let servers = 0;
  const site = readFileSync(join(deploy, 'nginx/site.conf'), 'utf8')
    .replaceAll(/^.*listen \[::\].*\n/gm, '')
    .replace(/(?<=^ *listen )80(?=;)/m, `127.0.0.1:${plain}`)
    .replace(/(?<=^ *listen )443(?= )/m, `127.0.0.1:${tls}`)
    .replaceAll(
      /server 127\.0\.0\.1:\d+ (.*);/g,
      (_, rest) => `server 127.0.0.1:${ports[servers++]} ${rest};`,
    )
    .replace(/(?<=proxy_read_timeout )\d+/, (seconds) => `${patienceS ?? seconds}`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/var/www/html', folder)
    .replace('/etc/ssl/site/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/site/privkey.pem', join(folder, 'key.pem'));
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`,
  );
  // Its workers must be able to read the folder, whoever runs the tests.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const main = `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/main.log;
events { worker_connections ${connections}; }
http { ${paths.join(' ')} access_log off;
${site}
}`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  const program = onPath('nginx') ?? '/usr/sbin/nginx';
  const child = spawn(program, [
    '-c',
    join(folder, 'nginx.conf'),
    '-p',
    folder,
    '-e',
    join(folder, 'main.log'),
  ]);
  const logs = ['site.log', 'site-error.log', 'main.log'];
  const front = await running(child, tls, `https://127.0.0.1:${tls}`, folder, logs);
  if (!hasDisk) rmSync(join(folder, 'body'), { recursive: true });
  return { ...front, plainUrl: `http://127.0.0.1:${plain}` };
}

/** Starts Caddy with `caddy/Caddyfile`, without TLS. */
export async function startCaddy(ports: readonly number[]): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const [plain, port] = [await freePort(), await freePort()];
  const text = readFileSync(join(deploy, 'caddy/Caddyfile'), 'utf8')
    .replace('{\n', '{\n\tadmin off\n')
    .replace('http://{$SITE_HOST:www.example.com} {', `http://127.0.0.1:${plain} {`);
  writeFileSync(join(folder, 'Caddyfile'), text);
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_HOST: `http://127.0.0.1:${port}`,
      SITE_UPSTREAMS: ports.map((each) => `127.0.0.1:${each}`).join(' '),
    },
  });
  const front = await running(child, port, `http://127.0.0.1:${port}`, folder, []);
  return { ...front, plainUrl: `http://127.0.0.1:${plain}` };
}

async function running(
  child: ChildProcess,
  port: number,
  url: string,
  folder: string,
  logs: string[],
): Promise<Omit<Front, 'plainUrl'>> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const log = () => output + logs.map((name) => readSafely(join(folder, name))).join('');
  const stop = async () => {
    process.off('exit', kill);
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; !(await listens(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) {
      const said = log();
      await stop();
      throw new Error(`The proxy does not start: ${said}`);
    }
    await wait(50);
  }
  return { url, log, stop };
}

function readSafely(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
