/**
 * npm run dev: the portal with the mock. `--target https://…` sends its calls to a real server instead; `--mocked id,id` keeps these with the
 * mock, as the persona of `--as`. Everything else is Vite's.
 */
import { spawn } from 'node:child_process';
import { binOf } from './lib/bin.ts';
import { ROOT } from './lib/paths.ts';
import { TARGET_ENV, targetFrom } from './vite/target.ts';

const OURS: Readonly<Record<string, string>> = {
  '--target': TARGET_ENV.origin,
  '--mocked': TARGET_ENV.mocked,
  '--as': TARGET_ENV.persona,
};

const env = { ...process.env };
const rest: string[] = [];
const given = process.argv.slice(2).flatMap((text) => {
  const [, name = '', value = ''] = /^(--(?:target|mocked|as))=(.*)$/s.exec(text) ?? [];
  return name === '' ? [text] : [name, value];
});
for (let at = 0; at < given.length; at += 1) {
  const text = given[at] ?? '';
  const name = OURS[text];
  if (name === undefined) rest.push(text);
  else env[name] = given[(at += 1)] ?? '';
}

try {
  targetFrom(env);
  const vite = spawn(process.execPath, [binOf('vite'), ...rest], { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal));
  vite.once('close', (code) => (process.exitCode = code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
