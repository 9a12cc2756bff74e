/**
 * The headers of the portal's files: one table for nginx (nginx.ts) and for our own server (scripts/mock.ts), so that the
 * browser tests run under what users get. docs/deployment.md says what each is for.
 */
import { POLICY_NAMES } from '#src/lib/trusted-types.ts';

/** What is left to a deployment. */
export interface HeaderOptions {
  /** Other origins that calls go to, where a prefix has a base of its own (docs/deployment.md, `apiNBase`, …). */
  readonly callOrigins?: readonly string[];
  /** Other origins whose pictures server texts may show (docs/deployment.md, `pictureOrigins`). */
  readonly pictureOrigins?: readonly string[];
  /** The origin that reports go to, where it is another one (docs/deployment.md, `reportUrl`). */
  readonly reportOrigin?: string;
}

/** Browser features that no page of the portal uses, and nothing in a frame of it may. */
const NO_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const;

/** The content security policy by directive. */
function policyOf({
  callOrigins = [],
  pictureOrigins = [],
  reportOrigin,
}: HeaderOptions): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Styles are set on elements at run time: widths of bars, places of menus.
    'style-src': ["'self'", "'unsafe-inline'"],
    // data: the captcha; blob: previews of chosen files.
    'img-src': ["'self'", 'data:', 'blob:', ...callOrigins, ...pictureOrigins],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...callOrigins, ...(reportOrigin === undefined ? [] : [reportOrigin])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': POLICY_NAMES,
  };
}

/** The policy as its header has it. */
export function contentSecurityPolicy(options: HeaderOptions = {}): string {
  return Object.entries(policyOf(options))
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** With every file of the portal, pages and missing ones included. */
export function securityHeaders(options: HeaderOptions = {}): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': NO_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/**
 * For pages and pictures among the server's answers that could hold scripts: somebody uploaded them, and they must not run as
 * a page of this origin.
 */
export const ANSWER_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

/** For answers that are data alone. */
export const DATA_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
