/** What a developer must see, in the terminal and over the page, until its cause is gone. */
import type { Plugin, ViteDevServer } from 'vite';

/** Where a trouble is reported, and where it is reported that it is over. */
export interface Troubles {
  /** @param cause tells one trouble from the next: the same again takes its place. */
  show(cause: string, text: string): void;
  gone(cause: string): void;
}

const PLUGIN = 'mock-backend';
const GONE = `${PLUGIN}:gone`;
const CLIENT = '/@mock-overlay';

/** Runs in the page. Vite closes an overlay only with an update of the page's own modules, which the mock is not. */
const CLIENT_CODE = `
import.meta.hot?.on('${GONE}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.querySelector('.plugin')?.textContent.includes('${PLUGIN}')) overlay.close();
});
`;

/** The troubles of one server. Of several, the page shows the one that came last. */
export function devTroubles({ ws, config }: Pick<ViteDevServer, 'ws' | 'config'>): Troubles {
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
    gone(cause) {
      if (!reported.delete(cause)) return;
      const left = [...reported.values()].at(-1);
      if (left === undefined) ws.send({ type: 'custom', event: GONE });
      else cover(left);
    },
  };
}

/** The part of the plugin that brings the page its side of it. */
export const overlayClient = {
  resolveId: (id) => (id === CLIENT ? id : undefined),
  load: (id) => (id === CLIENT ? CLIENT_CODE : undefined),
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head' }],
} satisfies Pick<Plugin, 'resolveId' | 'load' | 'transformIndexHtml'>;
