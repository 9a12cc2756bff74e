/** What a reader would complain about, independent of the fault. */
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { translate } from '#src/i18n/translate.ts';
import type { Expectation } from './kind.ts';

export interface Page {
  heading: string;
  /** Lines of the main landmark, in order. */
  main: string[];
  /** All visible text and all accessible names. */
  all: string[];
  /** Number of enabled links and buttons. */
  ways: number;
  /** Status texts: alerts, messages, empty states. */
  told: string[];
}

// Options count only while their list is open.
const UNSEEN = 'style, script, template, noscript, [hidden], [role=option], [aria-hidden=true] svg';
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'] as const;

function linesOf(root: Element): string[] {
  const lines: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    if (text !== '' && node.parentElement?.closest(UNSEEN) === null) lines.push(text);
  }
  return lines;
}

function spokenIn(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .flatMap((element) => SPOKEN.map((name) => element.getAttribute(name) ?? ''))
    .filter((text) => text !== '');
}

const mainOf = (): Element => document.querySelector('main') ?? document.body;

/** Skeletons are not status messages. */
const TELLING =
  '[role=alert], [role=dialog], [data-tone], [role=status]:not([data-shape]), .mantine-Notification-root';

export function readPage(): Page {
  return {
    heading: document.querySelector('h1')?.textContent?.trim() ?? '',
    main: linesOf(mainOf()),
    all: [...linesOf(document.body), ...spokenIn(document.body)],
    ways: document.querySelectorAll('a[href], button:not([disabled])').length,
    told: [...document.querySelectorAll(TELLING)].flatMap((element) => {
      const text = element.textContent?.trim() ?? '';
      return text === '' ? [] : [text];
    }),
  };
}

function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text as object, `${before}${name}.`)
      : `${before}${name}`,
  );
}

/** Only keys with a dot: others look like ordinary words. */
const KEYS = new Set([...keysOf(zh), ...keysOf(en)].filter((key) => key.includes('.')));

const RAW: readonly [RegExp, string][] = [
  [/\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/, 'a value of the program'],
  [/(?:^|[\s:：（(])null(?:$|[\s,.。)）])/, 'null'],
  [/\{\{\w+\}\}/, 'a variable without its value'],
  [/^\s*[[{]\s*"|"code"\s*:/, 'JSON'],
  [/<!doctype|<html|<body|<\/\w+>/i, 'HTML'],
];

/** Raw values and text keys that a reader cannot understand. */
function rawTexts(page: Page, healthy: Page): string[] {
  const known = new Set(healthy.all);
  return page.all.flatMap((text) => {
    if (known.has(text)) return [];
    const raw = RAW.find(([pattern]) => pattern.test(text));
    if (raw !== undefined) return [`shows ${raw[1]}: "${short(text)}"`];
    return KEYS.has(text) ? [`shows the key of a text: "${text}"`] : [];
  });
}

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

const CONTROLS = 'a[href], button, [role=option], [role=tab], [role=menuitem], h1, h2, h3, th[scope=col]';

function nameOf(element: Element): string {
  const labelled = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
    .join('');
  const pictures = [...element.querySelectorAll('img[alt], svg[aria-label]')]
    .map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '')
    .join('');
  return [
    element.textContent,
    element.getAttribute('aria-label'),
    labelled,
    element.getAttribute('title'),
    pictures,
  ]
    .map((part) => part?.trim() ?? '')
    .join('');
}

/** Links, buttons, options and headings without an accessible name. */
function nameless(): string[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.closest('[hidden], [aria-hidden=true]') === null && nameOf(element) === '')
    .map((element) => `has a nameless ${element.tagName.toLowerCase()}: ${short(element.outerHTML)}`);
}

/** Console warnings about contract drift, meant for developers (src/api/drift.ts). */
export const TELLS_DRIFT = /^\w+ \((?:GET|POST) \/[^)]*\): /;

export interface Seen {
  page: Page;
  healthy: Page;
  expects: Expectation | 'again';
  noise: readonly string[];
  isElsewhere: boolean;
  isWaiting: boolean;
}

/** Number of lines that may differ after a retry: an omitted part stays omitted until the next visit. */
const ODD_LINES = 2;
const ODD_SHARE = 0.1;
/** Share of the lines that may be missing without a message. */
const MAY_BE_GONE = { failure: 0.5, drift: 0.8 };

/** All complaints about a page, as messages. */
export function judge({ page, healthy, expects, noise, isElsewhere, isWaiting }: Seen): string[] {
  const wrong = [
    ...noise.filter((line) => !TELLS_DRIFT.test(line)).map((line) => `the console says: ${short(line)}`),
    ...rawTexts(page, healthy),
    ...nameless(),
  ];
  if (page.main.length === 0) wrong.push('is blank');
  else if (!isWaiting && page.heading === '' && healthy.heading !== '' && page.told.length === 0)
    wrong.push(`has neither heading nor message, only "${short(page.main.join(' | '))}"`);
  if (page.ways === 0 && (healthy.ways > 0 || page.told.length > 0)) wrong.push('offers no way on');

  const coming = stillComing();
  if (coming !== null && !isWaiting) wrong.push(`waits for ever: ${coming}`);
  if (coming !== null && isWaiting && !tellsSlow(page))
    wrong.push(`says nothing about the silence: ${coming}`);

  const lost = healthy.main.filter((line) => !page.main.includes(line));
  // Another page with a different heading explains the failure itself.
  const tells = page.told.length > 0 || (page.heading !== '' && page.heading !== healthy.heading);
  const least = expects === 'again' ? Math.max(ODD_LINES, healthy.main.length * ODD_SHARE) : 0;
  if ((expects === 'same' || expects === 'again') && !isWaiting) {
    if (lost.length > least)
      wrong.push(`differs from the healthy page: "${short(lost.join(' | '))}" is gone`);
  } else if (isElsewhere && page.told.length === 0) wrong.push(`leads to "${page.heading}" without a word`);
  else if (
    !isWaiting &&
    !tells &&
    lost.length > healthy.main.length * MAY_BE_GONE[expects === 'drift' ? 'drift' : 'failure']
  )
    wrong.push(
      `${String(lost.length)} of ${String(healthy.main.length)} lines are gone and nothing says why`,
    );
  return [...new Set(wrong)];
}

/** The first loader or skeleton still shown; null when there is none. */
export function stillComing(): string | null {
  const found = document.querySelector(
    ':not([aria-hidden]) > [data-shape][role=status], button[data-loading=true], button[aria-busy=true], .mantine-Loader-root',
  );
  if (found === null) return null;
  return `${found.tagName.toLowerCase()} ${short(found.textContent?.trim() ?? '')} in ${whereIs(found)}`;
}

function whereIs(element: Element): string {
  const region = element.closest('section, [role=dialog], header, footer, main, form');
  return region === null
    ? 'the page'
    : `${region.tagName.toLowerCase()} "${short(region.textContent?.trim() ?? '').slice(0, 40)}"`;
}

/** Whether the page reports a slow answer. */
export function tellsSlow({ all }: Page): boolean {
  const words = [translate('common.slow'), translate('common.slowWaiting')];
  return all.some((text) => words.some((some) => text.includes(some)));
}
