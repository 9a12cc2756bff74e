/**
 * Names under which the portal keeps things in the browser. Documented names (document 1 §3) are kept, because the
 * external tools and the mobile app read them too. The mock's scenario links prepare the same places.
 */
export const STORAGE = {
  /** JSON of {@link StoredUser}; its presence means "logged in" on page load (document 1 §4). */
  userInfo: 'userInfo',
  /** The filtered menu (document 1 §3). */
  routers: 'routers',
  /** `zh` or `en` (document 1 §1). */
  lang: 'lang',
  companyName: 'companyName',
  /** Path to return to after login (document 1 §3, decision 19). */
  returnPath: 'previousUrl',
  /** Id of the product whose PDF somebody wanted before logging in (document 1 §2). */
  pdfId: 'pdfId',
  /** Set after a registration (document 1 §4). */
  registered: 'registered',
  /** Client ids of the slider and the point captcha (notes on the protocol: `slider`, `point`). */
  captchaSlider: 'slider',
  captchaPoint: 'point',
  /** The pause that the captcha's server wants, while the tab is open. */
  captchaPause: 'captchaPause',
  /** Until when which account gets no further code (decision 48). */
  codeWaits: 'codeWaits',
  /** Code of the result page (document 2 §2). */
  resultCode: 'resultCode',
  /** What was submitted, for the result page: when, and its id where the answer gave one. */
  submitted: 'submitted',
  /** Anonymous visitor id with its time (document 2 §4). */
  visitor: 'visitor',
  /** Set once the guide of the application form was offered. */
  applicationTour: 'epdApplyTour',
  /** `on`: notices of the browser for what waits are wanted. */
  taskNotices: 'taskNotices',
  /** Keys of the tasks that were told, in any tab. */
  toldTasks: 'toldTasks',
  /** `off`: the key "/" does not open the palette. */
  slashKey: 'slashKey',
  /** Light, dark or auto. */
  colorScheme: 'mantine-color-scheme-value',
} as const;

/** What belongs to the browser and not to whoever is signed in: it outlives every session (decision 33). */
export const OUTLIVES_SESSIONS: readonly string[] = [STORAGE.lang, STORAGE.colorScheme, STORAGE.slashKey];

/** The part of a user that the portal keeps (document 1 §3, document 2 §3). */
export interface StoredUser {
  id: string;
  userName: string | null;
  userAccount: string;
  accountType: string;
  companyName: string | null;
  companyCode: string | null;
  industryCategoryName: string | null;
  auditStatus: number;
  reasonReject: string | null;
}

/** Cookie that holds the token; the prefix names the environment (document 1 §3). */
export function tokenCookieName(prefix: string): string {
  return `${prefix}_token`;
}

/** Prefix of a build that was not configured otherwise. */
export const DEFAULT_COOKIE_PREFIX = 'steel_epd';
