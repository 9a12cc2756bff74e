/** Watchers of the development server for edits of the contract and the mock. */
import type { ViteDevServer } from 'vite';
import type { Troubles } from './dev-overlay.ts';

/** Debounce, ms: editors write a file in several steps, a branch switch changes many files. */
const SETTLE_MS = 150;

/** Debounced: runs once after each burst of edits. An edit during a run triggers another run, never a concurrent one. */
export function whenEdited(
  watcher: Pick<ViteDevServer['watcher'], 'on'>,
  isMeant: (file: string) => boolean,
  work: () => Promise<void>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), SETTLE_MS);
  };
  const run = async (): Promise<void> => {
    // The current run may have read only part of the edit.
    if (running) return schedule();
    running = true;
    try {
      await work();
    } finally {
      running = false;
    }
  };
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher.on(event, (file: string) => {
      if (isMeant(file)) schedule();
    });
  }
}

/** Writes the generated files; resolves with null, or a description of the contract's error. */
export type Generate = () => Promise<string | null>;

/** Regenerates code; hot reload picks up the files. An invalid contract changes nothing and is reported. */
export function openapiEdit(generate: Generate, troubles: Troubles): () => Promise<void> {
  return async () => {
    const problem = await generate();
    if (problem === null) troubles.gone('the contract');
    else troubles.show('the contract', `The last good contract stays in force: ${problem}`);
  };
}
