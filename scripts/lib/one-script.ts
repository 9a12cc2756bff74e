/** Bundles a module with all imports into one script. */
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { BUILD_TARGET } from '../vite/browsers.ts';
import { ROOT } from './paths.ts';

/** @param input relative to the root folder. @throws Error if it needs several files or a Node built-in */
export async function oneScript(
  input: string,
  { format = 'es', ...more }: Pick<InlineConfig, 'define' | 'plugins'> & { format?: 'es' | 'iife' } = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    ...more,
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: { input: join(ROOT, input), output: { format, codeSplitting: false } },
    },
  });
  const chunk = 'output' in result && result.output.length === 1 ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${input} is not one script.`);
  if (chunk.code.includes('__vite-browser-external')) throw new Error(`${input} needs a part of Node`);
  return chunk.code;
}
