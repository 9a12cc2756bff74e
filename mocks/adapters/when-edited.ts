/** What the development server does when somebody edits the contract or the mock. */
import type { ViteDevServer } from 'vite';
import type { Troubles } from './dev-overlay.ts';

/** An editor may write a file in several steps, and a change of branch many files, ms. */
const SETTLE_MS = 150;

/** Runs some work once after each burst of edits; an edit while it runs makes it run again, never twice at a time. */
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
    // What is being read may be half of the edit.
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

/** Writes the generated files. Null, or what is wrong with the contract, in words. */
export type Generate = () => Promise<string | null>;

/**
 * Generates anew. The generated files are modules like any other: the page and the mock take them up by themselves. A
 * contract that cannot be read changes nothing: the last good one stays in force, and a message says where it is broken.
 */
export function openapiEdit(generate: Generate, troubles: Troubles): () => Promise<void> {
  return async () => {
    const problem = await generate();
    if (problem === null) troubles.gone('the contract');
    else troubles.show('the contract', `The last good contract stays in force: ${problem}`);
  };
}
