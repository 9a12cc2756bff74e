/** Pages as visitors see them before the scripts run, in both languages, in the page of the build (scripts/first-paint.ts). */
import { execFile } from 'node:child_process';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from '../lib/paths.ts';

const MOST_BYTES = 2_000_000;
const LANGUAGES = { zh: 'zh-CN', en: 'en' } as const;

interface Rendered {
  pages: { page: string; language: keyof typeof LANGUAGES; html: string }[];
  /** Code of the script that draws the head of a product. */
  head: string;
}

/** Before it public/scheme.js, which begins to fetch the script of the head, would not find its address. */
const FIRST_SCRIPT = '<script src="/browser.js"></script>';

/** Runs scripts/first-paint.ts, which has a window. Rejects with what went wrong there. */
function render(): Promise<Rendered> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}scripts/first-paint.ts`],
      { cwd: ROOT, maxBuffer: MOST_BYTES },
      (error, stdout, stderr) => {
        // As written there a moment ago.
        if (error === null) done(JSON.parse(stdout) as Rendered);
        else fail(new Error(stderr.trim() || error.message));
      },
    );
  });
}

/** A class of one of our style sheets, as the build names it. */
const OWN_CLASS = /(?<=[ "`'])_\w+_[\da-z]{5}_\d+(?=[ "`'])/g;

/** Classes of the pages and of the head that no style sheet of the page knows: what has them would move as soon as its own sheet comes. */
function unstyled(html: string, head: string, bundle: Rolldown.OutputBundle): string[] {
  const sheets = Object.values(bundle)
    .filter(({ fileName }) => html.includes(`rel="stylesheet" crossorigin href="/${fileName}"`))
    .map((file) => (file.type === 'asset' ? String(file.source) : ''));
  const names = new Set([...`${html}${head}`.matchAll(OWN_CLASS)].map(([name]) => name));
  return [...names].filter((name) => !sheets.some((sheet) => sheet.includes(`.${name}`)));
}

/** The plugin, for the portal's build; while developing the page begins empty. @throws Error when a part has no style yet */
export function firstPaint(): Plugin {
  let rendered: ReturnType<typeof render> | undefined;
  let headName = '';
  return {
    name: 'first-paint',
    apply: 'build',
    buildStart() {
      rendered = render();
      // A failure is told where it is waited for.
      rendered.catch(() => undefined);
    },
    generateBundle: {
      // The page is written by the one of the build.
      order: 'pre',
      async handler() {
        const { head } = await (rendered ?? render());
        headName = this.getFileName(this.emitFile({ type: 'asset', name: 'product-head.js', source: head }));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const { pages, head } = await (rendered ?? render());
        const parts = pages.map(
          ({ page, language, html: content }) =>
            `<div lang="${LANGUAGES[language]}" data-page="${page}-${language}" hidden>${content}</div>`,
        );
        const place = '<div id="root"></div>';
        if (!html.includes(place)) throw new Error('index.html has no #root');
        if (!html.includes(FIRST_SCRIPT)) throw new Error('index.html has no browser.js');
        const filled = html
          .replace(place, () => `<div id="first">${parts.join('')}</div>\n    ${place}`)
          .replace(
            FIRST_SCRIPT,
            `<link rel="portal-head" href="/${headName}" data-page="product">\n    ${FIRST_SCRIPT}`,
          );
        const without = unstyled(filled, head, bundle);
        if (without.length > 0)
          throw new Error(`Shown before its style sheet: ${without.join(', ')} (scripts/vite/chunks.ts).`);
        return filled;
      },
    },
  };
}
