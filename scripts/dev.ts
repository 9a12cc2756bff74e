/**
 * npm run dev: the portal with the mock. `--target https://…` proxies calls to a real server; `--mocked id,id` keeps these in the
 * mock, as the persona of `--as`. `--ca file.pem` adds a CA for that server, `--insecure` skips verification. Other options go to
 * Vite.
 */
import { spawn } from 'node:child_process';
import { exitOnClosedPipe, run } from './lib/command-line.ts';
import { binOf, ROOT } from './lib/paths.ts';
import { TARGET_ENV, targetFrom } from './vite/target.ts';

exitOnClosedPipe();

const OURS: Readonly<Record<string, string>> = {
  '--target': TARGET_ENV.origin,
  '--mocked': TARGET_ENV.mocked,
  '--as': TARGET_ENV.persona,
  '--ca': TARGET_ENV.ca,
};

const env = { ...process.env };
const rest: string[] = [];
const given = process.argv.slice(2).flatMap((text) => {
  const [, name = '', value = ''] = /^(--(?:target|mocked|as|ca))=(.*)$/s.exec(text) ?? [];
  return name === '' ? [text] : [name, value];
});
for (let at = 0; at < given.length; at += 1) {
  const text = given[at] ?? '';
  const name = OURS[text];
  if (text === '--insecure') env[TARGET_ENV.insecure] = '1';
  else if (name === undefined) rest.push(text);
  else env[name] = given[(at += 1)] ?? '';
}

await run(() => {
  const target = targetFrom(env);
  if (target?.trust.rejectUnauthorized === false)
    console.warn(
      `  Whatever answers as ${target.server.origin} is believed (--insecure): sign in with test accounts only`,
    );
  const vite = spawn(process.execPath, [binOf('vite'), ...rest], { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal));
  vite.once('close', (code) => (process.exitCode = code ?? 0));
}, 1);
