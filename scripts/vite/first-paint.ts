/** Home as visitors see it before the scripts run, in both languages, in the page of the build (scripts/first-paint.ts). */
import { execFile } from 'node:child_process';
import type { Plugin } from 'vite';
import { ROOT } from '../lib/paths.ts';

const MOST_BYTES = 2_000_000;
const LANGUAGES = { zh: 'zh-CN', en: 'en' } as const;

/** Runs scripts/first-paint.ts, which has a window. Rejects with what went wrong there. */
function render(): Promise<Record<keyof typeof LANGUAGES, string>> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}scripts/first-paint.ts`],
      { cwd: ROOT, maxBuffer: MOST_BYTES },
      (error, stdout, stderr) => {
        // As written there a moment ago.
        if (error === null) done(JSON.parse(stdout) as Record<keyof typeof LANGUAGES, string>);
        else fail(new Error(stderr.trim() || error.message));
      },
    );
  });
}

/** The plugin, for the portal's build; while developing the page begins empty. */
export function firstPaint(): Plugin {
  let rendered: ReturnType<typeof render> | undefined;
  return {
    name: 'first-paint',
    apply: 'build',
    buildStart() {
      rendered = render();
      // A failure is told where it is waited for.
      rendered.catch(() => undefined);
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => {
        const pages = await (rendered ?? render());
        const parts = (['zh', 'en'] as const).map(
          (language) =>
            `<div lang="${LANGUAGES[language]}" data-language="${language}" hidden>${pages[language]}</div>`,
        );
        const place = '<div id="root"></div>';
        if (!html.includes(place)) throw new Error('index.html has no #root');
        return html.replace(place, () => `<div id="first">${parts.join('')}</div>\n    ${place}`);
      },
    },
  };
}
