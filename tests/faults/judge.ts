/** What a reader would complain about, whatever went wrong behind the page. */
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import { translate } from '#src/i18n/translate.ts';
import type { Expectation } from './kinds.ts';

/** What a page says and offers. */
export interface Page {
  heading: string;
  /** Lines of the main part, in their order. */
  main: string[];
  /** Everything that can be read or is read aloud. */
  all: string[];
  /** Links and buttons that can be used. */
  ways: number;
  /** What tells of a state: alerts, messages, states of nothing. */
  told: string[];
}

// What a list offers is seen when it is opened.
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

/** Grey shapes are no words about a state. */
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

/** Keys with a dot: one without is a word like any other. */
const KEYS = new Set([...keysOf(zh), ...keysOf(en)].filter((key) => key.includes('.')));

const RAW: readonly [RegExp, string][] = [
  [/\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/, 'a value of the program'],
  [/(?:^|[\s:：（(])null(?:$|[\s,.。)）])/, 'null'],
  [/\{\{\w+\}\}/, 'a variable without its value'],
  [/^\s*[[{]\s*"|"code"\s*:/, 'JSON'],
  [/<!doctype|<html|<body|<\/\w+>/i, 'HTML'],
];

/** Texts that no reader understands. */
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

/** Links, buttons, options and headings without a word. */
function nameless(): string[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.closest('[hidden], [aria-hidden=true]') === null && nameOf(element) === '')
    .map((element) => `has a nameless ${element.tagName.toLowerCase()}: ${short(element.outerHTML)}`);
}

/** Console lines that are meant for developers: what came in the place of what the contract says (src/api/drift.ts). */
const TELLS_DRIFT = /^\w+ \((?:GET|POST) \/[^)]*\): /;

export interface Seen {
  page: Page;
  healthy: Page;
  expects: Expectation | 'again';
  noise: readonly string[];
  /** The address is not the one that was opened. */
  isElsewhere: boolean;
  /** The call is still silent. */
  isWaiting: boolean;
}

/** Lines that may be others after another try: a part that did without stays so until the next visit. */
const ODD_LINES = 2;
const ODD_SHARE = 0.1;
/** Share of the lines that may be gone without a word. */
const MAY_BE_GONE = { failure: 0.5, drift: 0.8 };

/** Everything that is wrong with a page, in words. */
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
  // Another page stands in its place, which says why.
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

/** What still turns or is grey. */
export function stillComing(): string | null {
  const found = document.querySelector(
    '[data-shape][role=status], button[data-loading=true], button[aria-busy=true], .mantine-Loader-root',
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

/** Whether a page says that no answer comes. */
export function tellsSlow({ all }: Page): boolean {
  const words = [translate('common.slow'), translate('common.slowWaiting')];
  return all.some((text) => words.some((some) => text.includes(some)));
}
