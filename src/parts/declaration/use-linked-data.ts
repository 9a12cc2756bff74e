import { noop } from '@tanstack/react-query';
import { useEffect } from 'react';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import { trustedHtml } from '#src/lib/trusted-types.ts';
import type { DeclarationDetail } from './declaration.ts';

const addressOf = (path: string): string => window.location.origin + config().basePath.slice(0, -1) + path;

/**
 * Elements that are parsed, not written: a script that is written is refused as code (Trusted Types), one that was parsed
 * elsewhere never runs.
 */
function elementsOf(address: string, data: object): Element[] {
  // Names are the company's words, and must not end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const html = trustedHtml(`<link rel="canonical"><script type="application/ld+json">${json}</script>`);
  const { head } = new DOMParser().parseFromString(html, 'text/html');
  head.querySelector('link')?.setAttribute('href', address);
  return [...head.children];
}

/**
 * Tells search engines what a page of a declaration is and its one address, as long as it is shown.
 * @param path of the page; a product can also be opened by the business id of its report
 */
export function useLinkedData(detail: DeclarationDetail, path: string): void {
  const { t, lang } = useText();
  useEffect(() => {
    let added: Element[] = [];
    let isGone = false;
    const add = async (): Promise<void> => {
      const { linkedData } = await loadPart(() => import('./linked-data.ts'));
      if (isGone) return;
      // Those of the HTML file are of the list.
      for (const old of document.querySelectorAll('link[rel=canonical], link[hreflang]')) old.remove();
      const address = addressOf(path);
      added = elementsOf(address, linkedData(detail, { t, lang, address, addressOf }));
      document.head.append(...added);
    };
    void add().catch(noop);
    return () => {
      isGone = true;
      for (const element of added) element.remove();
    };
  }, [detail, path, t, lang]);
}
