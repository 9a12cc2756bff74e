/** Checks docker/Dockerfile without a container engine: what it copies, runs and starts exists and fits together. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../support/listening.ts';
import { HEALTH_PATH } from '#mocks/adapters/static-files.ts';
import { hasBrotli } from '#scripts/deploy/run-nginx.ts';
import { freePort } from '#scripts/lib/free-port.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { findNginx, HOW_TO_GET_NGINX } from '#scripts/programs.ts';
import { selfSigned } from '../support/certificate.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

interface Step {
  readonly word: string;
  readonly rest: string;
}

/** Dockerfile instructions with line continuations joined. */
const steps: readonly Step[] = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    return { word, rest };
  });
const all = (word: string): string[] => steps.filter((step) => step.word === word).map(({ rest }) => rest);
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').trim().split('\n');

const copied = all('COPY')
  .filter((rest) => !rest.includes('--from='))
  .map((rest) => rest.split(' ').filter((word) => !word.startsWith('--')))
  .map((words) => ({ from: words.slice(0, -1), to: words.at(-1) ?? '' }));

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
});

it('has two stages, and what runs is not root', () => {
  expect(all('FROM')).toEqual(['${NODE_IMAGE} AS build', '${DEBIAN_IMAGE}']);
  const images = all('ARG').filter((rest) => rest.includes('_IMAGE='));
  expect(images.map((rest) => rest.replace(/^\w+=/, ''))).toEqual([
    expect.stringMatching(/^node:20\.\d+\.\d+-bookworm-slim$/),
    expect.stringMatching(/^debian:12\.\d+-slim$/),
  ]);
  const user = steps.findIndex(({ word }) => word === 'USER');
  const start = steps.findIndex(({ word }) => word === 'CMD');
  expect(steps[user]?.rest).toBe('www-data');
  expect(user).toBeLessThan(start);
});

it('copies what is there, and nothing that is left out of its sources', () => {
  const names = copied.flatMap(({ from }) => from);
  expect(names).toContain('package-lock.json');
  for (const name of names) {
    expect([name, existsSync(join(ROOT, name))]).toEqual([name, true]);
    expect([name, ignored.includes(name)]).toEqual([name, false]);
  }
  // Local builds and secrets must stay out of the build context.
  for (const name of ['.git', 'node_modules', 'dist', 'dist-*']) expect(ignored).toContain(name);
});

it('what runs may write what the start writes, and has the modules that the configuration wants', () => {
  const user = all('USER')[0];
  // The release contains this environment's configuration and the real server's address.
  expect(all('COPY').find((rest) => rest.startsWith('--from=build'))).toContain(`--chown=${user ?? ''} `);
  const run = all('RUN').join(' ');
  expect(run).toMatch(new RegExp(`chown -R ${user ?? ''} [^&]*/etc/nginx/conf\\.d`));
  // Without the Brotli module nginx rejects the directives that `--brotli` writes.
  expect(run).toContain('--brotli');
  expect(run).toMatch(/apt-get install .*libnginx-mod-http-brotli-static/);
  expect(readFileSync(join(ROOT, 'docker/nginx.conf'), 'utf8')).toContain('modules-enabled/*.conf');
});

it('is healthy while its health address is 200', async () => {
  const command = JSON.parse(all('HEALTHCHECK')[0]?.replace(/^.*?CMD /, '') ?? '[]') as string[];
  expect(command).toEqual(['bash', '/srv/portal/health.sh', all('EXPOSE')[0]]);
  let status = 200;
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(status).end();
  });
  const [, port = ''] = (await listening(server)).split(':');
  const check = (): Promise<number | null> =>
    new Promise((done) => {
      const env = { ...process.env, PORTAL_BASE: '/epd/' };
      spawn('bash', [join(ROOT, 'docker/health.sh'), port], { env }).on('close', done);
    });
  expect(await check()).toBe(0);
  status = 503;
  expect(await check()).toBe(1);
  await new Promise((done) => server.close(done));
  expect(await check()).toBe(1);
  expect(asked).toEqual([`/epd${HEALTH_PATH}`, `/epd${HEALTH_PATH}`]);
});

describe('what it makes', () => {
  it('fits together: the release, the copies, the start, and nginx takes the configuration', async (context) => {
    const nginx = findNginx();
    if (nginx === null && process.env['CI'] === undefined) context.skip(HOW_TO_GET_NGINX);
    if (nginx === null) throw new Error(HOW_TO_GET_NGINX);

    // Runs the release step of the first stage on a small fake build.
    const dist = join(folder, 'portal/dist');
    for (const name of ['assets', 'pdf']) mkdirSync(join(dist, name), { recursive: true });
    const page =
      '<script type="application/json" id="portal-config">{}</script><script src="/assets/a-1.js"></script>';
    writeFileSync(join(dist, 'index.html'), page);
    writeFileSync(join(dist, 'config.json'), '{}\n');
    writeFileSync(join(dist, 'assets/a-1.js'), 'export {};\n');
    const run = all('RUN').find((rest) => rest.includes('npm run release')) ?? '';
    const port = await freePort();
    // Path of Debian's CA bundle, or of a mounted one.
    const authorities = join(folder, 'authorities.pem');
    writeFileSync(authorities, selfSigned().cert);
    const image = join(folder, 'image');
    const release = run
      .replace(/^.*npm run release -- /, '')
      .replace('"$BASE"', '/')
      // Without an origin, as by default.
      .replace(/\$\{ORIGIN:\+[^}]*\}/, '')
      .replace('--listen 8080', `--listen 127.0.0.1:${port}`)
      .replace('--brotli', hasBrotli() ? '--brotli' : '')
      .replace('/dev/stdout', join(folder, 'portal.log'))
      .replace('/etc/ssl/certs/ca-certificates.crt', authorities)
      .replaceAll('/srv/portal', join(image, 'srv/portal'))
      .replace('/release', join(image, 'srv/portal'));
    const made = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        'scripts/release.ts',
        '--dist',
        dist,
        ...release.split(/\s+/).filter((word) => word !== ''),
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect([made.status, made.status === 0 ? '' : made.stderr]).toEqual([0, '']);

    // Copies of the second stage, into a folder that stands for the image's root.
    for (const { from, to } of copied.filter(({ to: place }) => place.startsWith('/')))
      for (const name of from) {
        mkdirSync(join(image, to, '..'), { recursive: true });
        cpSync(join(ROOT, name), join(image, to, to.endsWith('/') ? basename(name) : ''));
      }
    mkdirSync(join(image, 'etc/nginx/conf.d'), { recursive: true });
    mkdirSync(join(image, 'var/lib/nginx'), { recursive: true });
    const conf = join(image, 'etc/nginx/nginx.conf');
    const inside = readFileSync(conf, 'utf8')
      .replaceAll(/(\/etc\/nginx\/conf\.d|\/var\/lib\/nginx)/g, `${image}$1`)
      // As root, nginx would run its workers as another user without this line.
      .replace(/^/, process.getuid?.() === 0 ? 'user root;\n' : '');
    writeFileSync(conf, inside);

    const env = Object.fromEntries(
      all('ENV').flatMap((rest) =>
        rest.split(' ').map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return [name, join(image, value.replace('${BASE}', '/'))];
        }),
      ),
    );
    const command = JSON.parse(all('CMD')[0] ?? '[]') as string[];
    expect(command.slice(0, 3)).toEqual(['sh', '/srv/portal/start.sh', 'nginx']);
    // nginx opens its log streams by path, which works with a shell pipe but not with Node's socket pairs.
    const start = spawnSync(
      'sh',
      ['-c', 'sh "$0" "$@" 2>&1 | cat', join(image, command[1] ?? ''), nginx, '-c', conf, '-t'],
      {
        env: {
          ...process.env,
          ...env,
          UPSTREAM: 'http://127.0.0.1:9',
          CONFIG: '{"cookiePrefix":"of_image"}',
        },
        encoding: 'utf8',
      },
    );
    expect(start.stdout).toContain('test is successful');
    const written = readFileSync(join(image, 'etc/nginx/conf.d/portal.conf'), 'utf8');
    expect(written).toContain('proxy_pass http://127.0.0.1:9;');
    expect(written).toContain('proxy_ssl_verify on;');
    expect(all('RUN').join(' ')).toMatch(/apt-get install .*ca-certificates/);
    expect(written).toContain(`root ${join(image, 'srv/portal/html')};`);
    expect(readFileSync(join(image, 'srv/portal/html/config.json'), 'utf8')).toContain('of_image');
    expect(readFileSync(join(image, 'srv/portal/html/index.html'), 'utf8')).toBe(page);
  });
});
