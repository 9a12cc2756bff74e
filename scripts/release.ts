/** npm run release: prepares dist/ for a server, with nginx's configuration; for options see the usage below. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { present } from '#mocks/lib/tables.ts';
import { writeRelease } from './deploy/release.ts';
import { commandLine, flag, run, text, textOr, texts, UsageError } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const USAGE = `Usage: npm run release -- --upstream ORIGIN [options]
Prepares dist/ for a server.`;

const OPTIONS = {
  upstream: text('ORIGIN', 'the real server, e.g. https://portal-server.internal'),
  'upstream-ca': text(
    'FILE',
    "authorities of the real server's certificate, as nginx sees the file; without it any certificate is believed",
  ),
  origin: text(
    'ORIGIN',
    'where people open the portal: canonical addresses, other languages and pictures of links',
  ),
  base: textOr('/', 'PATH', 'path of the portal, with a slash at both ends; / by default'),
  dist: textOr('dist', 'folder', 'the build, dist by default'),
  out: textOr(
    'dist-release',
    'folder',
    'where it is written, dist-release by default: html/ and portal.conf',
  ),
  root: text('folder', 'where html/ will be on the server, as nginx sees it; where it is written by default'),
  log: text('FILE', 'where nginx notes the calls, /var/log/nginx/portal.log by default'),
  listen: text('PORT', 'what nginx listens on, 80 by default; an address may stand before it'),
  'server-name': text('NAME', "the host's name, any by default"),
  certificate: text('FILE', 'certificate chain, and with'),
  key: text('FILE', 'its key, where nothing in front of nginx ends TLS'),
  calls: texts('ORIGIN', 'another origin that calls go to (config.json: apiNBase, …); may be repeated'),
  pictures: texts(
    'ORIGIN',
    'another origin whose pictures texts may show (config.json: pictureOrigins); may be repeated',
  ),
  reports: text('ORIGIN', 'another origin that reports go to (config.json: reportUrl)'),
  brotli: flag('nginx has the module for it (Debian: libnginx-mod-http-brotli-static)'),
} as const;

/** Accepts only an origin: nginx would pass a path on to the server. */
function originOf(option: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin;
  throw new Error(`--${option} must be an origin such as https://portal-server.internal, not "${text}"`);
}

await run(() => {
  const { values } = commandLine(USAGE, OPTIONS);
  const { base, certificate, key } = values;
  if (values.upstream === undefined)
    throw new UsageError('--upstream is missing (--help lists what there is)');
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
    throw new Error(`--base must have a slash at both ends, not "${base}"`);
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key belong together');
  const upstream = originOf('upstream', values.upstream);
  const authorities = values['upstream-ca'];
  const dist = resolve(ROOT, values.dist);
  if (!existsSync(join(dist, 'index.html')))
    throw new Error(`${values.dist}/ is missing: run "npm run build" first`);
  const out = resolve(values.out);
  writeRelease({
    dist,
    out,
    base,
    upstream,
    ...(values.origin === undefined ? {} : { origin: originOf('origin', values.origin) }),
    ...(values.reports === undefined ? {} : { reportOrigin: originOf('reports', values.reports) }),
    ...present({
      upstreamCa: authorities,
      root: values.root,
      log: values.log,
      listen: values.listen,
      serverName: values['server-name'],
    }),
    callOrigins: (values.calls ?? []).map((text) => originOf('calls', text)),
    pictureOrigins: (values.pictures ?? []).map((text) => originOf('pictures', text)),
    brotli: values.brotli,
    ...(certificate === undefined || key === undefined ? {} : { tls: { certificate, key } }),
  });
  console.log(`${out}/html${base}   the portal\n${out}/portal.conf   for nginx's conf.d`);
  if (upstream.startsWith('https:') && authorities === undefined)
    console.warn(
      `NOT CHECKED: nginx will believe any certificate of ${upstream}. Name its authorities with --upstream-ca.`,
    );
});
