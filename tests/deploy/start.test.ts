/** The start of the container: one image, set up by its environment. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { nginxConfig } from '#scripts/deploy/nginx.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

let folder: string;
beforeEach(() => {
  folder = folderOfTest();
  // As docker/Dockerfile makes it.
  const written = nginxConfig({ root: '/srv/portal/html', upstream: 'https://upstream.invalid' });
  writeFileSync(join(folder, 'portal.conf'), written);
  writeFileSync(join(folder, 'config.json'), '{}\n');
});

function start(environment: Record<string, string>): { status: number | null; said: string } {
  const env = {
    PATH: process.env['PATH'],
    PORTAL_CONF: join(folder, 'portal.conf'),
    PORTAL_HTML: `${folder}/`,
    NGINX_CONF: join(folder, 'nginx.conf'),
    ...environment,
  };
  const { status, stdout, stderr } = spawnSync('sh', [join(ROOT, 'docker/start.sh'), 'echo', 'serving'], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

it('puts the server and the configuration of this environment in their places, then serves', () => {
  const config = '{ "icpNumber": "京ICP备1号", "cookiePrefix": "prod" }';
  const { status, said } = start({ UPSTREAM: 'https://portal-server.internal:8443', CONFIG: config });
  expect([status, said]).toEqual([0, 'serving\n']);
  expect(JSON.parse(read('config.json'))).toEqual(JSON.parse(config));
  expect(read('nginx.conf')).toBe(
    nginxConfig({ root: '/srv/portal/html', upstream: 'https://portal-server.internal:8443' }),
  );
});

it('leaves the configuration of the image where none is given', () => {
  start({ UPSTREAM: 'http://10.0.0.7' });
  expect(read('config.json')).toBe('{}\n');
  expect(read('nginx.conf')).toContain('proxy_pass http://10.0.0.7;');
});

it.each([undefined, 'portal-server', 'https://server/path', 'https://server/', 'http://a;b', 'https://a|b'])(
  'does not start in front of %s, and says why',
  (upstream) => {
    const { status, said } = start(upstream === undefined ? {} : { UPSTREAM: upstream });
    expect(status).not.toBe(0);
    expect(said).toContain('UPSTREAM');
    expect(said).not.toContain('serving');
  },
);
