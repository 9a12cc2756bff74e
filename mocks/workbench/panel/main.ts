/** Put into the portal's pages by the servers of the mock: the page follows its World, and has the workbench at its side. */
import { currentLanguage } from '#src/i18n/language.ts';
import { cookieIn, PANEL, PANEL_COOKIE } from '../../lib/cookies.ts';
import { followWorld } from './follow-world.ts';
import { SidePanel } from './side-panel.ts';

const wanted = cookieIn(document.cookie, PANEL_COOKIE);
// A page inside a frame is part of another one.
if (window.self === window.top && wanted !== PANEL.none) {
  const panel = new SidePanel(currentLanguage());
  if (wanted !== PANEL.hidden) panel.show();
  followWorld({
    onGone: () => panel.tellGone(),
  });
}
