import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useComputedColorScheme } from '@mantine/core';
import { config } from '#src/config/config.ts';
import { useText } from '#src/i18n/use-text.ts';
import { trustedHtml } from '#src/lib/trusted-types.ts';
import { cleanForFrame } from './clean-html.ts';
import { ROLES } from './theme/colors.ts';
import figureFace from './theme/figure-face.woff2?url';
import { useCleaner } from './use-cleaner.ts';
import { usePhrase, type Phrase } from './words.ts';
import classes from './safe-html.module.css';

interface HtmlFrameProps {
  /** Untrusted HTML of the server (decision 22). */
  html: string;
  /** Documented height, px; the iframe grows with its content. */
  minHeight: number;
  title: Phrase;
  /** Its chapters fold, and all but the first are closed. */
  folds?: boolean;
  onChapters?: (headings: readonly HTMLElement[]) => void;
}

/** No scripts, no forms, the portal's face, images of known origins only. */
const policyOf = (origins: readonly string[]): string =>
  `default-src 'none'; img-src ${[window.location.origin, ...origins].join(' ')} data:; font-src ${window.location.origin}; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'`;

function frameDocument(
  html: string,
  lang: string,
  scheme: 'light' | 'dark',
  origins: readonly string[],
): string {
  const role = ROLES[scheme];
  const face = getComputedStyle(document.body).fontFamily;
  const base = `
    @font-face { font-family: Figures; src: url(${figureFace}) format('woff2'); font-weight: 400 700; }
    :root { color-scheme: ${scheme}; }
    html { overflow-y: hidden; }
    body { margin: 0; padding: 4px; font: 1rem/${lang === 'zh' ? '1.7' : '1.55'} ${face}; overflow-wrap: anywhere;
      color: ${role.ink}; background: ${role.ground}; }
    :is(h1, h2, h3) { font-family: Figures, ${face}; font-weight: 600; }
    a { color: ${role.steel}; } img, table { max-width: 100%; } img { height: auto; }
    td, th { overflow-wrap: break-word; }
    :is(body, main) > h1:first-child { display: none; }
    :focus-visible { outline: 2px solid ${role.steel}; outline-offset: 2px; } h2:focus { outline: none; }
    :last-child > tbody > tr:last-child > * { border-bottom-color: transparent; }
    :has(> details) { padding-block: 0 !important; } details[open] { padding-bottom: 1.5rem; }
    summary { display: flex; gap: 1rem; align-items: center; justify-content: space-between; padding: 1rem .5rem 1rem 0; cursor: pointer; }
    summary > h2 { margin: 0; font-size: 1.125rem; }
    summary::after { content: ''; flex: none; width: .5rem; height: .5rem; border: solid ${role.steel}; border-width: 0 2px 2px 0; rotate: 45deg; }
    [open] > summary::after { rotate: -135deg; }`;
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(origins)}"><meta name="referrer" content="no-referrer">` +
    `<base target="_blank"><style>${base}</style></head><body>${html}</body></html>`
  );
}

/** Each h2 with what follows it in its parent, up to the next, as one that opens. */
function folded(html: string): string {
  const { head, body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const [at, heading] of [...body.querySelectorAll('h2')].entries()) {
    const chapter: Node[] = [];
    for (let next = heading.nextSibling; next !== null && next.nodeName !== 'H2'; next = next.nextSibling)
      chapter.push(next);
    const fold = Object.assign(document.createElement('details'), { open: at === 0 });
    heading.replaceWith(fold);
    const summary = document.createElement('summary');
    summary.append(heading);
    fold.append(summary, ...chapter);
  }
  // A leading style element is in the head.
  return head.innerHTML + body.innerHTML;
}

/**
 * Sanitized server HTML in a sandboxed iframe without scripts. allow-same-origin is needed to read its height and is safe without
 * scripts; links open in a new tab.
 */
export function HtmlFrame({ html, minHeight, title, folds = false, onChapters }: HtmlFrameProps): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  const scheme = useComputedColorScheme('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(minHeight);
  const cleaner = useCleaner();
  const source = useMemo(() => {
    const { pictureOrigins } = config();
    if (cleaner === null) return null;
    const clean = cleanForFrame(cleaner, html, pictureOrigins);
    return frameDocument(folds ? folded(clean) : clean, lang, scheme, pictureOrigins);
  }, [cleaner, html, folds, lang, scheme]);
  const tell = useEffectEvent((body: HTMLElement) => onChapters?.([...body.querySelectorAll('h2')]));

  useEffect(() => {
    // React would convert TrustedHTML to a string.
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
        setHeight(Math.ceil(body.getBoundingClientRect().height));
        tell(body);
      });
      watching.observe(body);
    };
    element.addEventListener('load', follow);
    follow();
    return () => {
      element.removeEventListener('load', follow);
      watching?.disconnect();
    };
  }, []);

  return (
    // The documented height may be more than there is to show.
    <div className={classes.shown} style={{ height }}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={say(title)}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        style={{ height: Math.max(minHeight, height) }}
      />
    </div>
  );
}
