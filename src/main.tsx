import './app/trusted-sinks.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPortal } from './app/boot.ts';
import { Providers } from './app/providers.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { noticeError } from './lib/notice-error.ts';
// After all others: it has the last word on Mantine's defaults.
import 'virtual:theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/**
 * A function, for what waits at the top of a module holds up all that import it: the page of the address comes with a script that imports
 * this one.
 */
async function start(place: HTMLElement): Promise<void> {
  try {
    const { queryClient, router, hasPage } = await startPortal();
    // What no boundary catches takes the whole page along: at least a retry stays.
    const onUncaughtError = (error: unknown): void => {
      noticeError({ where: 'boundary', error });
      showBootFailure(error);
    };
    const onCaughtError = (error: unknown): void => {
      console.error(error);
      noticeError({ where: 'boundary', error });
    };
    const draw = (): void =>
      createRoot(place, { onUncaughtError, onCaughtError }).render(
        <StrictMode>
          <Providers queryClient={queryClient} router={router} />
        </StrictMode>,
      );
    // As a transition it is drawn in small steps, between which the page answers to fingers. Not where the router is still waiting: its
    // page would come between two steps, to a tree that cannot be told yet.
    if (hasPage) startTransition(draw);
    else draw();
  } catch (error) {
    noticeError({ where: 'boot', error });
    showBootFailure(error);
  }
}

void start(root);
