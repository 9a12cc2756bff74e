import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { trustedHtml } from '#src/lib/trusted-types.ts';
import { cleanForFrame } from './clean-html.ts';
import { ROLES } from './theme/colors.ts';
import { useCleaner } from './use-cleaner.ts';
import { usePhrase, type Phrase } from './words.ts';
import classes from './html-frame.module.css';

interface HtmlFrameProps {
  /** HTML from the server: untrusted (decision 22). */
  html: string;
  /** Documented height, px: the frame starts with it and grows with its content. */
  minHeight: number;
  /** Name of the frame for those who hear the page. */
  title: Phrase;
}

/** Nothing in a frame may run, ask the network for more than pictures of known origins, or post anything. */
const policyOf = (origins: readonly string[]): string =>
  `default-src 'none'; img-src ${[window.location.origin, ...origins].join(' ')} data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'`;

/** A whole document around the server's page: policy first, then our type, then the page. Cells keep numbers whole. */
function frameDocument(
  html: string,
  lang: string,
  scheme: 'light' | 'dark',
  origins: readonly string[],
): string {
  const role = ROLES[scheme];
  const base = `
    :root { color-scheme: ${scheme}; }
    html { overflow-y: hidden; }
    body { margin: 0; padding: 4px; font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere;
      color: ${role.ink}; background: ${role.panel}; }
    a { color: ${role.steel}; } img, table { max-width: 100%; } img { height: auto; }
    td, th { overflow-wrap: break-word; }`;
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(origins)}"><meta name="referrer" content="no-referrer">` +
    `<base target="_blank"><style>${base}</style></head><body>${html}</body></html>`
  );
}

/**
 * A page of the server, cleaned and in a sandboxed frame. The sandbox allows no scripts; it keeps the frame's origin only so that its
 * height can be read, which is harmless because nothing inside can act. Links open in a tab of their own.
 */
export function HtmlFrame({ html, minHeight, title }: HtmlFrameProps): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  const scheme = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(minHeight);
  const cleaner = useCleaner();
  const source = useMemo(() => {
    const { pictureOrigins } = config();
    return cleaner === null
      ? null
      : frameDocument(cleanForFrame(cleaner, html, pictureOrigins), lang, scheme, pictureOrigins);
  }, [cleaner, html, lang, scheme]);

  useEffect(() => {
    // Not as a property of React, which would make a plain text of it again.
    if (frame.current !== null && source !== null) frame.current.srcdoc = trustedHtml(source);
  }, [source]);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    let watching: ResizeObserver | null = null;
    const follow = (): void => {
      watching?.disconnect();
      const body = element.contentDocument?.body;
      if (body === undefined) return;
      watching = new ResizeObserver(() => {
        setHeight(Math.max(minHeight, Math.ceil(body.getBoundingClientRect().height)));
      });
      watching.observe(body);
    };
    element.addEventListener('load', follow);
    follow();
    return () => {
      element.removeEventListener('load', follow);
      watching?.disconnect();
    };
  }, [minHeight]);

  return (
    <iframe
      ref={frame}
      className={classes.root}
      title={say(title)}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      style={{ height: Math.max(minHeight, height) }}
    />
  );
}
