/** TLS of the generated nginx configuration, towards browsers and the real server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRelease, type ReleaseOptions } from '#scripts/deploy/release.ts';
import { runNginx, type RunningNginx } from '#scripts/deploy/run-nginx.ts';
import { freePort } from '#scripts/lib/free-port.ts';
import { findNginx } from '#scripts/programs.ts';
import { needsNginx } from './small-site.ts';
import { selfSigned } from '../support/certificate.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const nginx = findNginx();
const { key, cert } = selfSigned();
const folder = folderOfFile();
const file = (name: string): string => join(folder, name);
const running: RunningNginx[] = [];
const server = createServer({ key, cert }, (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":1}');
});
let upstream: string;

/** Starts nginx with a self-signed certificate in front of the server; returns its port. */
async function start(more: Partial<ReleaseOptions>): Promise<number> {
  const port = await freePort();
  const out = file(`release-${port}`);
  writeRelease({
    dist: file('dist'),
    out,
    upstream,
    listen: `127.0.0.1:${port}`,
    log: file(`${port}.log`),
    quality: 4,
    tls: { certificate: file('own.pem'), key: file('own.key') },
    ...more,
  });
  running.push(await runNginx(nginx ?? '', file(`run-${port}`), join(out, 'portal.conf'), port));
  return port;
}

/** Requests with these TLS options; returns the response head or the error. */
function get(port: number, path: string, options: ConnectionOptions = {}): Promise<string> {
  return new Promise((done) => {
    let came = '';
    const socket = connect({ host: '127.0.0.1', port, ca: cert, ...options }, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (part: Buffer) => (came += part.toString()));
    socket.on('error', ({ message }) => done(message));
    socket.on('end', () => done(`${socket.getProtocol()} ${socket.getCipher().name}\n${came}`));
  });
}

beforeAll(async () => {
  for (const name of ['assets', 'pdf']) mkdirSync(join(file('dist'), name), { recursive: true });
  writeFileSync(join(file('dist'), 'index.html'), '<!doctype html><title>Portal</title>');
  writeFileSync(file('own.pem'), cert);
  writeFileSync(file('own.key'), key);
  writeFileSync(file('other.pem'), selfSigned().cert);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  // Safe: it listens on a port, not on a pipe.
  upstream = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  server.close();
});

it('speaks TLS 1.3 and 1.2 with forward secrecy, tells browsers to stay with it, and nothing older', async (context) => {
  needsNginx(context);
  const port = await start({});
  const newest = await get(port, '/');
  expect(newest).toMatch(/^TLSv1\.3 /);
  expect(newest).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains/i);
  const older = { maxVersion: 'TLSv1.2' } as const;
  expect(await get(port, '/', older)).toMatch(/^TLSv1\.2 ECDHE-ECDSA-AES\d+-GCM/);
  expect(await get(port, '/', { ...older, ciphers: 'ECDHE-ECDSA-AES128-SHA256' })).toMatch(
    /handshake failure/,
  );
  const oldest = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  expect(await get(port, '/', oldest)).toMatch(/protocol version|unsupported protocol/);
});

it('hands calls on to a server of the named authority alone', async (context) => {
  needsNginx(context);
  const path = '/n/user/verify';
  expect(await get(await start({ upstreamCa: file('own.pem') }), path)).toContain('{"code":1}');
  const refused = await get(await start({ upstreamCa: file('other.pem') }), path);
  expect(refused).toContain('502 Bad Gateway');
  expect(running.at(-1)?.said()).toContain('upstream SSL certificate verify error');
  // nginx does not verify upstream certificates by default.
  expect(await get(await start({}), path)).toContain('{"code":1}');
});
