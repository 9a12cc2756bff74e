/** Injected into the portal's pages by the mock's servers: side panel, and reload when the World changes. */
import { currentLanguage } from '#src/i18n/language.ts';
import { cookieIn, PANEL, PANEL_COOKIE } from '../../lib/cookies.ts';
import { followWorld } from './follow-world.ts';
import { SidePanel } from './side-panel.ts';

const wanted = cookieIn(document.cookie, PANEL_COOKIE);
// Not in iframes.
if (window.self === window.top && wanted !== PANEL.none) {
  const panel = new SidePanel(currentLanguage());
  if (wanted !== PANEL.hidden) panel.show();
  followWorld({
    onGone: () => panel.tellGone(),
  });
}
