import './app/trusted-sinks.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startPortal } from './app/boot.ts';
import { Providers } from './app/providers.tsx';
import { showBootFailure } from './app/boot-failure.ts';
import { noticeError } from './lib/notice-error.ts';
// Last, to override Mantine's defaults.
import 'virtual:theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

/** A function: top-level await would block every chunk that imports this one, such as that of the first page. */
async function start(place: HTMLElement): Promise<void> {
  try {
    const { queryClient, router, hasPage } = await startPortal();
    // Without an error boundary React unmounts everything: offer a retry.
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
    // A transition renders in interruptible steps. Not while the router is loading: its page would arrive between two
    // steps, before the tree can be updated.
    if (hasPage) startTransition(draw);
    else draw();
  } catch (error) {
    noticeError({ where: 'boot', error });
    showBootFailure(error);
  }
}

void start(root);
