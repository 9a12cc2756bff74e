/** nginx as a child process with all its files in one folder, for tests of the configuration. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BROTLI_MODULE } from '../programs.ts';

export interface RunningNginx {
  said(): string;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 10_000;
const POLL_MS = 25;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export const hasBrotli = (): boolean => existsSync(BROTLI_MODULE);

function mainConfig(folder: string, portalConfig: string): string {
  return [
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'worker_processes 1;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(hasBrotli() ? [`load_module ${BROTLI_MODULE};`] : []),
    'events { worker_connections 512; }',
    'http {',
    ...TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${portalConfig};`,
    '}',
    '',
  ].join('\n');
}

/**
 * Starts nginx and waits until it answers.
 * @param folder for logs and temporary files
 * @param portalConfig path of the output of `nginxConfig`
 * @throws Error with nginx's message if it rejects the configuration
 */
export async function runNginx(
  nginx: string,
  folder: string,
  portalConfig: string,
  port: number,
): Promise<RunningNginx> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainConfig(folder, portalConfig));
  const args = ['-p', folder, '-c', file];
  const test = spawnSync(nginx, [...args, '-t', '-q'], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx refuses the configuration:\n${test.stderr}`);

  const child = spawn(nginx, [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let output = '';
  child.stderr.on('data', (words: Buffer) => (output += words.toString()));
  const last = Date.now() + READY_WITHIN_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null || Date.now() > last) throw new Error(`nginx does not answer:\n${output}`);
    await sleep(POLL_MS);
  }
  return {
    said: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
