/** Shows development errors in the terminal and as Vite's overlay until they are fixed. */
import type { Plugin, ViteDevServer } from 'vite';

export interface DevErrors {
  /** @param cause identifies the error: a later one of the same cause replaces it */
  show(cause: string, text: string): void;
  clear(cause: string): void;
}

const PLUGIN = 'mock-backend';
const GONE = `${PLUGIN}:gone`;
const CLIENT = '/@mock-overlay';

/** Runs in the page: Vite only closes its overlay on updates of the page's own modules. */
const CLIENT_CODE = `
import.meta.hot?.on('${GONE}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes('${PLUGIN}')) overlay.close();
});
`;

/** Errors of one server; the overlay shows the latest. */
export function devErrors({ ws, config }: Pick<ViteDevServer, 'ws' | 'config'>): DevErrors {
  const reported = new Map<string, string>();
  const cover = (text: string): void =>
    ws.send({ type: 'error', err: { message: text, stack: '', plugin: PLUGIN } });
  return {
    show(cause, text) {
      reported.delete(cause);
      reported.set(cause, text);
      config.logger.error(`[mock] ${text}`, { timestamp: true });
      cover(text);
    },
    clear(cause) {
      if (!reported.delete(cause)) return;
      const left = [...reported.values()].at(-1);
      if (left === undefined) ws.send({ type: 'custom', event: GONE });
      else cover(left);
    },
  };
}

export const overlayClient = {
  resolveId: (id) => (id === CLIENT ? id : undefined),
  load: (id) => (id === CLIENT ? CLIENT_CODE : undefined),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head' }],
} satisfies Pick<Plugin, 'resolveId' | 'load' | 'transformIndexHtml'>;
