/** Notice on each page of the portal in the demo, with a button to the workbench. */
import { currentLanguage } from '#src/i18n/language.ts';
import { insideDemo, LOADED_AT } from './place.ts';

const WORDS = {
  zh: { what: '演示站点', text: '数据均为虚构', workbench: '工作台' },
  en: { what: 'Demo', text: 'all data are invented', workbench: 'Workbench' },
} as const;

/** Uses the portal's CSS variables (src/ui/theme/variables.ts), which follow its colour scheme. */
const STYLES = `
  aside { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 12px; padding: 4px 16px; color: var(--ink-muted);
    background: var(--sunk); border-bottom: 1px solid var(--rule); font-size: 14px; line-height: 1.6; text-align: center }
  strong { color: var(--ink); font-weight: 600 }
  button { min-height: 24px; padding: 0; border: 0; background: none; color: var(--steel); font: inherit;
    text-decoration: underline; text-underline-offset: 2px; cursor: pointer }
  button:focus-visible { outline: 2px solid var(--steel); outline-offset: 2px; border-radius: 2px }
  @media print { aside { display: none } }
`;

/** Base URL of the demo: the folder of this script. */
const home = new URL(/* @vite-ignore */ '.', import.meta.url);
const words = WORDS[currentLanguage()];

const aside = document.createElement('aside');
aside.setAttribute('aria-label', words.what);
const what = document.createElement('strong');
what.textContent = words.what;
// A button: the portal's first link must be the skip link.
const way = document.createElement('button');
way.type = 'button';
way.textContent = words.workbench;
way.addEventListener('click', () => location.assign(new URL('__mock/', home)));
const text = document.createElement('span');
text.append(what, ` · ${words.text}`);
aside.append(text, way);

const host = document.createElement('div');
const style = document.createElement('style');
style.textContent = STYLES;
host.attachShadow({ mode: 'open' }).append(style, aside);
document.body.prepend(host);

sessionStorage.removeItem(LOADED_AT);

// News and messages link to portal pages at the root of the host.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const inside = link === null ? null : insideDemo(link.href, home);
    if (link !== null && inside !== null) link.href = inside;
  },
  { capture: true },
);
