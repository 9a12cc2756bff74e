/**
 * Security headers of the portal's files, for nginx (nginx.ts) and for our own server (scripts/mock.ts), so that browser tests
 * run with production headers. docs/deployment.md explains each.
 */
import { POLICY_NAMES } from '#src/lib/trusted-types.ts';

export interface HeaderOptions {
  /** Other origins for API calls, if a prefix has its own base (docs/deployment.md, `apiNBase`, …). */
  readonly callOrigins?: readonly string[];
  /** Other origins of pictures in server texts (docs/deployment.md, `pictureOrigins`). */
  readonly pictureOrigins?: readonly string[];
  /** Origin of error reports, if it is another one (docs/deployment.md, `reportUrl`). */
  readonly reportOrigin?: string;
}

/** Permissions-Policy: disabled browser features, in frames too. */
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

function policyOf({
  callOrigins = [],
  pictureOrigins = [],
  reportOrigin,
}: HeaderOptions): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // Inline styles set at run time: widths of bars, positions of menus.
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

export function contentSecurityPolicy(options: HeaderOptions = {}): string {
  return Object.entries(policyOf(options))
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}

/** Sent with every file of the portal, including error pages. */
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

/** CSP for uploaded pages and pictures: scripts in them must not run with the portal's origin (stored XSS). */
export const ANSWER_POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox";

/** CSP for responses that contain only data. */
export const DATA_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
