/** npm run release: prepares dist/ for a server, with nginx's configuration; for options see the usage below. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { present } from '#mocks/lib/tables.ts';
import { writeRelease } from './deploy/release.ts';
import { commandLine, run } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const USAGE = `Usage: npm run release -- --upstream ORIGIN [options]
  --upstream ORIGIN   the real server, e.g. https://portal-server.internal
  --upstream-ca FILE  authorities of the real server's certificate, as nginx sees the file; without it any certificate is believed
  --origin ORIGIN     where people open the portal: canonical addresses, other languages and pictures of links
  --base PATH         path of the portal, with a slash at both ends; / by default
  --dist folder       the build, dist by default
  --out folder        where it is written, dist-release by default: html/ and portal.conf
  --root folder       where html/ will be on the server, as nginx sees it; where it is written by default
  --log FILE          where nginx notes the calls, /var/log/nginx/portal.log by default
  --listen PORT       what nginx listens on, 80 by default; an address may stand before it
  --server-name NAME  the host's name, any by default
  --certificate FILE  certificate chain, and with
  --key FILE          its key, where nothing in front of nginx ends TLS
  --calls ORIGIN      another origin that calls go to (config.json: apiNBase, …); may be repeated
  --pictures ORIGIN   another origin whose pictures server texts may show (config.json: pictureOrigins); may be repeated
  --reports ORIGIN    another origin that reports go to (config.json: reportUrl)
  --brotli            nginx has the module for it (Debian: libnginx-mod-http-brotli-static)
  --help              this text`;

const OPTIONS = {
  upstream: { type: 'string' },
  'upstream-ca': { type: 'string' },
  origin: { type: 'string' },
  base: { type: 'string', default: '/' },
  dist: { type: 'string', default: 'dist' },
  out: { type: 'string', default: 'dist-release' },
  root: { type: 'string' },
  log: { type: 'string' },
  listen: { type: 'string' },
  'server-name': { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  // Typed explicitly: TypeScript infers `never[]` for an empty array.
  calls: { type: 'string', multiple: true, default: [] as string[] },
  pictures: { type: 'string', multiple: true, default: [] as string[] },
  reports: { type: 'string' },
  brotli: { type: 'boolean', default: false },
} as const;

/** Accepts only an origin: nginx would pass a path on to the server. */
function originOf(option: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin;
  throw new Error(`--${option} must be an origin such as https://portal-server.internal, not "${text}"`);
}

await run(() => {
  const { values } = commandLine(USAGE, { options: OPTIONS });
  const { base, certificate, key } = values;
  if (values.upstream === undefined) throw new Error(`--upstream is missing\n\n${USAGE}`);
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
    callOrigins: values.calls.map((text) => originOf('calls', text)),
    pictureOrigins: values.pictures.map((text) => originOf('pictures', text)),
    brotli: values.brotli,
    ...(certificate === undefined || key === undefined ? {} : { tls: { certificate, key } }),
  });
  console.log(`${out}/html${base}   the portal\n${out}/portal.conf   for nginx's conf.d`);
  if (upstream.startsWith('https:') && authorities === undefined)
    console.warn(
      `NOT CHECKED: nginx will believe any certificate of ${upstream}. Name its authorities with --upstream-ca.`,
    );
});
