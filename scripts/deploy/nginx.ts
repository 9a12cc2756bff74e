/**
 * nginx configuration for the portal: static files, proxy to the real server, headers. `npm run release` writes it
 * (docs/deployment.md); nginx 1.22 (Debian) or newer.
 */
import { CACHES, HEALTH_PATH, TYPES } from '#mocks/adapters/static-files.ts';
import { escapedPattern } from '../lib/paths.ts';
import { logLines } from './nginx-log.ts';
import { ANSWER_POLICY, DATA_POLICY, securityHeaders, type HeaderOptions } from './headers.ts';

export interface NginxOptions extends HeaderOptions {
  /** Document root; a path prefix is a folder in it: `<root>/epd/index.html` for `/epd/`. */
  readonly root: string;
  /** Origin of the real server. */
  readonly upstream: string;
  /** CA bundle for the upstream's certificate; without it nginx does not verify the certificate. */
  readonly upstreamCa?: string;
  /** Base path of the portal, with leading and trailing slash. */
  readonly base?: string;
  /** Value of `listen`: a port, or address:port. */
  readonly listen?: string;
  readonly serverName?: string;
  /** Paths of certificate and key, if nginx itself terminates TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** nginx has the brotli_static module (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli?: boolean;
  readonly log?: string;
  /** Also proxies the mock's own paths, when the upstream is the mock. */
  readonly mock?: boolean;
}

/** Uploads are at most 50 MB (document 1 §9), plus the other fields of the multipart form. */
const BODY_MB = 60;
/** Timeout of a request (document 1 §9), s. */
const CALL_S = 600;
/** Only forward secrecy and AEAD (Mozilla's intermediate configuration). */
const CIPHERS = ['ECDHE-ECDSA', 'ECDHE-RSA'].flatMap((exchange) =>
  ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map((cipher) => `${exchange}-${cipher}`),
);
const withoutCharset = (type: string): string => type.split(';', 1)[0] ?? type;

/** nginx's mime.types lacks `.mjs`, the extension of PDF.js. */
function typeLines(): string[] {
  const lines = Object.entries(TYPES).map(([end, type]) => `  ${withoutCharset(type)} ${end.slice(1)};`);
  return ['types {', ...lines, '}', 'default_type application/octet-stream;'];
}

/** Media types sent with `charset=utf-8`. */
const UTF_8 = new Set(
  Object.values(TYPES)
    .filter((type) => type.includes('charset'))
    .map(withoutCharset),
);

/** Quotes a value for nginx; no value may contain a double quote. */
function quoted(value: string): string {
  if (/["\\\n]|\$/.test(value)) throw new Error(`nginx cannot be given ${value}`);
  return `"${value}"`;
}

function headerLines(options: NginxOptions): string[] {
  const headers = {
    ...securityHeaders(options),
    ...(options.tls === undefined
      ? {}
      : { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** One `location` with all headers: `add_header` in a location discards those inherited from the server block. */
function files(match: string, tries: string, cacheControl: string, headers: readonly string[]): string[] {
  return [
    `location ${match} {`,
    // Without `always`: a 404 must not be cached.
    `  add_header Cache-Control ${quoted(cacheControl)};`,
    ...headers.map((line) => `  ${line}`),
    '  charset utf-8;',
    `  charset_types ${[...UTF_8].filter((type) => type !== 'text/html').join(' ')};`,
    `  try_files ${tries};`,
    '}',
    '',
  ];
}

function fileLocations({ base = '/', ...options }: NginxOptions): string[] {
  const headers = headerLines({ base, ...options });
  const pages = CACHES.find(({ folder }) => folder === '/')?.cacheControl ?? 'no-cache';
  return [
    ...CACHES.filter(({ folder }) => folder !== '/').flatMap(({ folder, cacheControl }) =>
      files(`^~ ${base}${folder.slice(1)}`, '$uri =404', cacheControl, headers),
    ),
    // A missing asset is a 404, not index.html.
    ...files(
      String.raw`~ ^${escapedPattern(base)}.*\.(?:css|gif|html|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webmanifest|webp|woff2?|xml)$`,
      '$uri =404',
      pages,
      headers,
    ),
    // The page's own file, that of its folder (`/app/epd/$id`), or home's as SPA fallback.
    ...files(
      String.raw`~ ^${escapedPattern(base)}(?<portal_folder>(?:.*/)?)[^/]*$`,
      `$uri $uri/$portal_page ${base}$portal_folder$portal_page ${base}$portal_page ${base}index.html`,
      pages,
      headers,
    ),
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }`, '']),
  ];
}

/** Detects a document root that is not mounted. */
function healthLocation(base: string): string[] {
  return [
    `location = ${base}${HEALTH_PATH.slice(1)} {`,
    '  access_log off;',
    '  default_type text/plain;',
    '  add_header Cache-Control "no-store" always;',
    `  if (!-f $document_root${base}index.html) { return 503 "index.html is missing\\n"; }`,
    '  return 200 "ok\\n";',
    '}',
    '',
  ];
}

/** The four prefixes of decision 1. */
const CALLS = '^/(?:api/n|api/p|n|p)/';

/** Certificate verification of the upstream. */
function upstreamTrust({ upstream, upstreamCa }: NginxOptions): string[] {
  if (upstreamCa === undefined || !upstream.startsWith('https:')) return [];
  return [
    '  proxy_ssl_verify on;',
    '  proxy_ssl_verify_depth 4;',
    `  proxy_ssl_trusted_certificate ${upstreamCa};`,
  ];
}

function serverLocation(options: NginxOptions): string[] {
  const { upstream, mock = false } = options;
  return [
    `location ~ ${CALLS} {`,
    `  proxy_pass ${upstream};`,
    '  proxy_http_version 1.1;',
    '  proxy_set_header Host $proxy_host;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  proxy_set_header X-Forwarded-Host $http_host;',
    '  proxy_set_header Connection "";',
    '  proxy_ssl_server_name on;',
    ...upstreamTrust(options),
    // Unbuffered, so that upload progress reflects what the upstream has received.
    '  proxy_request_buffering off;',
    `  proxy_read_timeout ${CALL_S}s;`,
    `  proxy_send_timeout ${CALL_S}s;`,
    '  add_header X-Content-Type-Options "nosniff" always;',
    '  add_header Content-Security-Policy $portal_answer_policy always;',
    '  add_header Cache-Control $portal_answer_cache always;',
    // Connections that the mock drops on purpose are dropped here too.
    ...(mock ? ['  error_page 502 = @dropped;'] : []),
    '}',
    '',
  ];
}

/** Locations for the mock: control API, workbench, event stream, and page loads with `?scenario=`. */
function mockLocations({ upstream, mock = false }: NginxOptions): string[] {
  if (!mock) return [];
  const pass = [
    `proxy_pass ${upstream};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header Connection "";',
    'proxy_buffering off;',
  ];
  return [
    'if ($args ~ "(?:^|&)(?:scenario|world|persona)=") { rewrite ^ /__link last; }',
    'location = /__link {',
    '  internal;',
    ...pass.map((line) => `  ${line.replace(upstream, `${upstream}$request_uri`)}`),
    '}',
    '',
    'location @dropped { return 444; }',
    '',
    'location ^~ /__mock/ {',
    ...pass.map((line) => `  ${line}`),
    '}',
    '',
  ];
}

/** Directives for nginx's `http` block, as a file in `conf.d`. */
export function nginxConfig(options: NginxOptions): string {
  const { root, listen = '80', serverName = '_', tls, brotli = false } = options;
  const { log = '/var/log/nginx/portal.log' } = options;
  const server = [
    `listen ${listen}${tls === undefined ? '' : ' ssl http2'};`,
    `server_name ${serverName};`,
    ...(tls === undefined
      ? []
      : [
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
          `ssl_ciphers ${CIPHERS.join(':')};`,
        ]),
    'server_tokens off;',
    `root ${root};`,
    // Relative redirects stay correct behind another port or proxy.
    'absolute_redirect off;',
    ...typeLines(),
    `access_log ${log} portal;`,
    '',
    `client_max_body_size ${BODY_MB}m;`,
    `client_body_timeout ${CALL_S}s;`,
    `send_timeout ${CALL_S}s;`,
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${[...UTF_8].filter((type) => type !== 'text/html').join(' ')} image/svg+xml application/wasm;`,
    'gzip_static on;',
    ...(brotli ? ['brotli_static on;'] : []),
    '',
    ...healthLocation(options.base ?? '/'),
    ...serverLocation(options),
    ...mockLocations(options),
    ...fileLocations(options),
  ];
  return [
    '# Written by "npm run release" (scripts/deploy/nginx.ts); docs/deployment.md explains it.',
    '',
    ...logLines(),
    '',
    '# What somebody uploaded must not run as a page of this origin.',
    'map $upstream_http_content_type $portal_answer_policy {',
    '  default "";',
    `  "~*^application/json" ${quoted(DATA_POLICY)};`,
    `  "~*^(?:text/html|application/xhtml|image/svg|text/xml|application/xml)" ${quoted(ANSWER_POLICY)};`,
    '}',
    '',
    '# A link that names its language gets a page in that language (scripts/pages/table.ts).',
    'map $arg_lang $portal_page {',
    '  default index.html;',
    '  zh index.zh.html;',
    '  en index.en.html;',
    '}',
    '',
    '# What only a session may read is kept by no browser, unless the server says so itself.',
    'map "$uri $upstream_http_cache_control" $portal_answer_cache {',
    '  default "";',
    '  "~^/(?:api/)?p/.* $" "no-store";',
    '}',
    '',
    'server {',
    ...server.map((line) => (line === '' ? '' : `  ${line}`)).slice(0, -1),
    '}',
    '',
  ].join('\n');
}
