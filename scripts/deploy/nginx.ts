/**
 * The configuration of nginx for the portal, as text: pages, files, the way to the real server, headers. `npm run release`
 * writes it (docs/deployment.md); Debian's nginx 1.22 and newer read it.
 */
import { CACHES, TYPES } from '#mocks/adapters/static-files.ts';
import { ANSWER_POLICY, DATA_POLICY, securityHeaders, type HeaderOptions } from './headers.ts';

export interface NginxOptions extends HeaderOptions {
  /** Folder that holds the portal below its path: `<root>/epd/index.html` for the path `/epd/`. */
  readonly root: string;
  /** The real server, as an origin. */
  readonly upstream: string;
  /** Authorities of the real server's certificate, as a file; without it nginx believes any. */
  readonly upstreamCa?: string;
  /** Path of the portal, with a slash at both ends. */
  readonly base?: string;
  /** What `listen` says: a port, or an address with one. */
  readonly listen?: string;
  readonly serverName?: string;
  /** Certificate and key, where nothing in front of nginx ends TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
  /** nginx has the module that serves files compressed by brotli (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli?: boolean;
  /** Where the calls are noted. */
  readonly log?: string;
  /** More that goes to the server: the mock's own pages and links, when it stands in for the real one. */
  readonly mock?: boolean;
}

/** Bodies of uploads may be 50 MB (document 1 §9), and a form has more than its file. */
const BODY_MB = 60;
/** A call may take so long (document 1 §9), s. */
const CALL_S = 600;
/** With forward secrecy and authenticated encryption alone (Mozilla's intermediate list). */
const CIPHERS = ['ECDHE-ECDSA', 'ECDHE-RSA'].flatMap((exchange) =>
  ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map((cipher) => `${exchange}-${cipher}`),
);
const withoutCharset = (type: string): string => type.split(';', 1)[0] ?? type;

/** nginx's own list knows no `.mjs`, which is how the reader of PDFs is named. */
function typeLines(): string[] {
  const lines = Object.entries(TYPES).map(([end, type]) => `  ${withoutCharset(type)} ${end.slice(1)};`);
  return ['types {', ...lines, '}', 'default_type application/octet-stream;'];
}

/** Types that are told to be UTF-8. */
const UTF_8 = new Set(
  Object.values(TYPES)
    .filter((type) => type.includes('charset'))
    .map(withoutCharset),
);

/** A value as nginx takes it: nothing of ours holds a double quote. */
function quoted(value: string): string {
  if (/["\\\n]|\$/.test(value)) throw new Error(`nginx cannot be given ${value}`);
  return `"${value}"`;
}

/** In a line of a regular expression. */
const literal = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function headerLines(options: NginxOptions): string[] {
  const headers = {
    ...securityHeaders(options),
    ...(options.tls === undefined
      ? {}
      : { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** One `location` with the headers of files; nginx forgets those from outside as soon as it has one of its own. */
function files(match: string, tries: string, cacheControl: string, headers: readonly string[]): string[] {
  return [
    `location ${match} {`,
    // Not with "always": that something is missing is never kept.
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
    // A file that is missing is missing, and no page.
    ...files(
      String.raw`~ ^${literal(base)}.*\.(?:css|gif|html|ico|jpe?g|js|json|map|mjs|php|png|svg|txt|webmanifest|webp|woff2?|xml)$`,
      '$uri =404',
      pages,
      headers,
    ),
    ...files(base, `$uri ${base}index.html`, pages, headers),
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 301 ${base}$is_args$args; }`, '']),
  ];
}

/** The four prefixes of decision 1. */
const CALLS = '^/(?:api/n|api/p|n|p)/';

/** Whom nginx believes to be the real server. */
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
    // The bar of an upload shows what has really arrived.
    '  proxy_request_buffering off;',
    `  proxy_read_timeout ${CALL_S}s;`,
    `  proxy_send_timeout ${CALL_S}s;`,
    '  add_header X-Content-Type-Options "nosniff" always;',
    '  add_header Content-Security-Policy $portal_answer_policy always;',
    '  add_header Cache-Control $portal_answer_cache always;',
    // A connection that the mock drops on purpose is dropped here too.
    ...(mock ? ['  error_page 502 = @dropped;'] : []),
    '}',
    '',
  ];
}

/** The mock's control API, its workbench and news, and page loads that carry a situation. */
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

/** What belongs into nginx's `http` block, as a file of `conf.d`. */
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
    // The address that a browser sees stays right behind another port or proxy.
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
    ...serverLocation(options),
    ...mockLocations(options),
    ...fileLocations(options),
  ];
  return [
    '# Written by "npm run release" (scripts/deploy/nginx.ts); docs/deployment.md explains it.',
    '',
    '# Without the query: it can hold a token.',
    `log_format portal '$remote_addr [$time_iso8601] "$request_method $uri" $status $body_bytes_sent $request_time';`,
    '',
    '# What somebody uploaded must not run as a page of this origin.',
    'map $upstream_http_content_type $portal_answer_policy {',
    '  default "";',
    `  "~*^application/json" ${quoted(DATA_POLICY)};`,
    `  "~*^(?:text/html|application/xhtml|image/svg|text/xml|application/xml)" ${quoted(ANSWER_POLICY)};`,
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
