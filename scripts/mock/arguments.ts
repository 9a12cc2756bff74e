/** The command line of `npm run mock`. */
import { parseArgs } from 'node:util';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { ROOM, type WorldRoom } from '#mocks/world/world-room.ts';

const DEFAULT_PORT = 4173;
const CONTRACT_MODES = ['strict', 'report', 'off'] as const;
const MEGABYTE = 1024 * 1024;
/** Less would not hold the World that a new name begins with. */
const SMALLEST_WORLD_MB = 8;
/** Labels of letters, digits and hyphens (RFC 1123), and the underscore that some networks have. */
const HOST_NAME = /^(?!-)[\w-]{1,63}(?:\.(?!-)[\w-]{1,63})*$/;
const HOST_NAME_MAX = 253;

export const USAGE = `Usage: npm run mock -- [options]
  --port N            port, ${DEFAULT_PORT} by default; 0 takes any free one
  --host H            address, 127.0.0.1 by default; 0.0.0.0 lets the whole network in
  --known-host NAME   a name under which people reach it, behind a proxy for example; several separated by commas, or once each
  --dist folder       serves a built portal too
  --data folder       keeps the Worlds there, so that they outlive this server
  --max-worlds N      how many Worlds there may be, ${ROOM.worlds} by default
  --max-world-mb N    how large one may be, with its uploads: ${ROOM.worldBytes / MEGABYTE} by default, ${SMALLEST_WORLD_MB} at least
  --max-age-days N    deletes Worlds that nobody has used for so long; without it none is deleted
  --contract mode     what an answer off the contract becomes: strict (HTTP 500, default), report, off
  --help              this text`;

export interface Arguments {
  readonly help: boolean;
  readonly port: number;
  readonly host: string;
  /** Names of this server besides those that it knows itself. */
  readonly knownHosts: readonly string[];
  readonly contract: (typeof CONTRACT_MODES)[number];
  readonly room: WorldRoom;
  readonly dist?: string;
  readonly data?: string;
  /** Days. */
  readonly maxAge?: number;
}

const OPTIONS = {
  port: { type: 'string', default: String(DEFAULT_PORT) },
  host: { type: 'string', default: '127.0.0.1' },
  'known-host': { type: 'string', multiple: true },
  dist: { type: 'string' },
  data: { type: 'string' },
  'max-worlds': { type: 'string', default: String(ROOM.worlds) },
  'max-world-mb': { type: 'string', default: String(ROOM.worldBytes / MEGABYTE) },
  'max-age-days': { type: 'string' },
  contract: { type: 'string', default: 'strict' },
  help: { type: 'boolean', default: false },
} as const;

function numberIn(option: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  throw new Error(`--${option} must be a whole number ${range}, not "${text}"`);
}

/** Names without port and scheme, as a browser sends them. */
function hostNamesIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(','));
  const wrong = names.find((name) => name.length > HOST_NAME_MAX || !HOST_NAME.test(name));
  if (wrong !== undefined)
    throw new Error(`--known-host must be a host name such as portal.example.com, not "${wrong}"`);
  return names;
}

/** Reads the command line. Throws an Error with a sentence for people. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const contract = CONTRACT_MODES.find((mode) => mode === values.contract);
  if (contract === undefined) throw new Error(`--contract must be one of ${CONTRACT_MODES.join(', ')}`);
  const maxAge = values['max-age-days'];
  return {
    help: values.help,
    port: numberIn('port', values.port, 0, 65_535),
    host: values.host,
    knownHosts: hostNamesIn(values['known-host'] ?? []),
    contract,
    room: {
      worlds: numberIn('max-worlds', values['max-worlds'], 1),
      worldBytes: numberIn('max-world-mb', values['max-world-mb'], SMALLEST_WORLD_MB) * MEGABYTE,
    },
    ...(values.dist === undefined ? {} : { dist: values.dist }),
    ...(values.data === undefined ? {} : { data: values.data }),
    ...(maxAge === undefined ? {} : { maxAge: numberIn('max-age-days', maxAge, 1) }),
  };
}

/** What a server says of its Worlds when it starts. @param there how many it has already. */
export function worldsText(origin: string, there: number, { room, data, maxAge, dist }: Arguments): string {
  const where = data === undefined ? 'in memory: they end with this server' : `kept in ${data}`;
  const age = maxAge === undefined ? 'none is deleted by its age' : `deleted when unused for ${maxAge} days`;
  return [
    `  Worlds   ${there} ${where}`,
    `    at most ${room.worlds}, ${room.worldBytes / MEGABYTE} MB each; ${age}`,
    // Without the portal there is no page to go on to.
    dist === undefined
      ? `    one of your own: send the header ${WORLD_HEADER}: NAME`
      : `    one of your own: ${origin}/?world=NAME, with a situation: ${origin}/?world=NAME&scenario=default`,
    '',
  ].join('\n');
}
