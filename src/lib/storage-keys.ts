/** Documented names (document 1 §3) are read by the external tools and the mobile app. */
export const STORAGE = {
  /** JSON of {@link StoredUser}; its presence means "signed in" on page load (document 1 §4). */
  userInfo: 'userInfo',
  /** document 1 §3 */
  routers: 'routers',
  /** document 1 §1 */
  lang: 'lang',
  companyName: 'companyName',
  /** JSON `[code, English name, type]` of the user's company, once read. */
  ownCompany: 'ownCompany',
  /** Redirect target after login (document 1 §3, decision 19). */
  returnPath: 'previousUrl',
  /** Id of the product whose PDF was requested before login (document 1 §2). */
  pdfId: 'pdfId',
  /** Set after a registration (document 1 §4). */
  registered: 'registered',
  /** Client ids of the slider and the point captcha (notes on the protocol: `slider`, `point`). */
  captchaSlider: 'slider',
  captchaPoint: 'point',
  /** Rate-limit pause of the captcha server; per tab. */
  captchaPause: 'captchaPause',
  /** Resend cooldowns by account (decision 48). */
  codeWaits: 'codeWaits',
  /** document 2 §2 */
  resultCode: 'resultCode',
  submitted: 'submitted',
  /** Anonymous visitor id with its creation time (document 2 §4). */
  visitor: 'visitor',
  /** Files of a comparison while the portal reloads the page; per tab. */
  comparedFiles: 'comparedFiles',
  /** Scroll position and path of the page that was left, without its parameters; per tab. */
  place: 'place',
  applicationTour: 'epdApplyTour',
  /** `on` enables browser notifications for pending tasks. */
  taskNotices: 'taskNotices',
  /** Keys of the tasks already notified, in any tab. */
  knownTasks: 'knownTasks',
  /** Stages done by application id, when this browser last showed it. */
  seenStages: 'seenStages',
  /** `off` disables shortcuts of one character, first that of the palette. */
  slashKey: 'slashKey',
  colorScheme: 'mantine-color-scheme-value',
} as const;

/** Preferences of the browser rather than the user; kept after logout (decision 33). */
export const OUTLIVES_SESSIONS: readonly string[] = [STORAGE.lang, STORAGE.colorScheme, STORAGE.slashKey];

/** document 1 §3, document 2 §3 */
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

/** Name of the token cookie; the prefix is the environment (document 1 §3). */
export function tokenCookieName(prefix: string): string {
  return `${prefix}_token`;
}

export const DEFAULT_COOKIE_PREFIX = 'steel_epd';
