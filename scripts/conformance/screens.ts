/** What a server's answers mean for each screen: works, works with less, fails. */
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { routes } from '#src/routes.ts';
import { operationsOf, type OpenapiDocument } from '../openapi/document.ts';
import { codeOf, filesIn, textOf, type Code } from '../reference/reach.ts';
import { EVERY_PAGE, screensByCall } from '../reference/screens.ts';
import type { CallReport } from './run.ts';
import type { Words } from './words.ts';

export type ScreenState = 'fails' | 'less' | 'works' | 'unknown';

export interface Screen {
  readonly path: string;
  readonly title: Words;
  readonly calls: readonly OperationId[];
}

export interface ScreenReport extends Screen {
  readonly state: ScreenState;
  readonly because: readonly OperationId[];
}

const AROUND: Words = { en: 'Header, login and dialogs of every page', zh: '每个页面的页头、登录与对话框' };

/** The text of a key; the key itself if it is not a string. */
function textAt(texts: unknown, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined),
      texts,
    );
  return typeof found === 'string' ? found : key;
}

/** Page titles by route file; an operation's name would be ambiguous, because pages share operations. */
function titles(): ReadonlyMap<string, Words> {
  const found = new Map<string, Words>();
  for (const file of filesIn(['src/routes'])) {
    const text = textOf(file);
    const path = /createFileRoute\(\s*'([^']+)'/.exec(text)?.[1]?.replace('/_shell', '');
    const key = /\btitle: '([^']+)'/.exec(text)?.[1];
    if (path !== undefined && key !== undefined)
      found.set(path === '' ? '/' : path.replace(/(.)\/$/, '$1'), {
        en: textAt(en, key),
        zh: textAt(zh, key),
      });
  }
  return found;
}

/** The portal's code, which takes seconds to parse. */
let portal: Code | undefined;

/** Every screen that makes calls, with the calls reachable from its code. */
export function screensOf(document: OpenapiDocument): Screen[] {
  portal ??= codeOf(filesIn(['src']).map((file) => [file, textOf(file)] as const));
  const byCall = screensByCall(portal, routes, operationsOf(document));
  const named = titles();
  const paths = [...new Set([EVERY_PAGE, ...[...byCall.values()].flat()])];
  return paths.map((path) => ({
    path,
    title: path === EVERY_PAGE ? AROUND : (named.get(path) ?? { en: path, zh: path }),
    // Operation ids of the contract.
    calls: [...byCall].filter(([, on]) => on.includes(path)).map(([id]) => id as OperationId),
  }));
}

/** Secondary calls: without their answers a page works, but shows or offers less. */
const SECONDARY: readonly OperationId[] = [
  'getTexts',
  'countVisit',
  'createAccessRecord',
  'countMessages',
  'getQrSetting',
  'getDeclarationQr',
  'getDictItem',
  'checkSubscription',
  'getEpdToolToken',
  'listCompanies',
];

/** Results by screen; `*` (every page) last. */
export function screenReports(screens: readonly Screen[], reports: readonly CallReport[]): ScreenReport[] {
  const byId = new Map(reports.map((report) => [report.operation, report]));
  return screens.map((screen) => {
    const asked = screen.calls.flatMap((id) => byId.get(id) ?? []);
    const wrong = asked.filter(({ verdict }) => verdict === 'differs' || verdict === 'broken');
    const failing = wrong.filter(({ operation }) => !SECONDARY.includes(operation));
    const less = asked.filter((one) => one.losses.length > 0 || wrong.includes(one));
    const judged = asked.some(({ verdict }) => verdict !== 'skipped');
    const state = failing.length > 0 ? 'fails' : less.length > 0 ? 'less' : judged ? 'works' : 'unknown';
    return {
      ...screen,
      state,
      because: (failing.length > 0 ? failing : less).map(({ operation }) => operation),
    };
  });
}
