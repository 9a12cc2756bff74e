import { scenarioOf } from '#mocks/scenarios/create-world.ts';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { present } from '#mocks/lib/tables.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import type { ScenarioId } from '#mocks/client/control-client.ts';
import { CAPACITY, type Capacity } from '#mocks/world/world-capacity.ts';
import { flag, parsed, text, textOr, texts, usageText, wholeNumber } from '../lib/command-line.ts';

const CONTRACT_MODES = ['strict', 'report', 'off'] as const;
const MEGABYTE = 1024 * 1024;
/** A smaller limit could not hold a newly created World. */
const SMALLEST_WORLD_MB = 8;
/** Labels of letters, digits and hyphens (RFC 1123); underscores occur in some networks. */
const HOST_NAME = /^(?!-)[\w-]{1,63}(?:\.(?!-)[\w-]{1,63})*$/;
const HOST_NAME_MAX = 253;

const OPTIONS = {
  port: textOr('4173', 'N', 'port, 4173 by default; 0 takes any free one'),
  host: textOr('127.0.0.1', 'H', 'address, 127.0.0.1 by default; 0.0.0.0 lets the whole network in'),
  'known-host': texts(
    'NAME',
    'a name under which people reach it, behind a proxy for example; separated by commas, or once each',
  ),
  dist: text('folder', 'serves a built portal too'),
  scenario: text('ID', `what the World "${DEFAULT_WORLD}" begins with, where --data has none yet`),
  data: text('folder', 'keeps the Worlds there, so that they outlive this server'),
  'max-worlds': textOr(
    String(CAPACITY.worlds),
    'N',
    `how many Worlds there may be, ${CAPACITY.worlds} by default`,
  ),
  'max-world-mb': textOr(
    String(CAPACITY.worldBytes / MEGABYTE),
    'N',
    `how large one may be, with its uploads: ${CAPACITY.worldBytes / MEGABYTE} by default, ${SMALLEST_WORLD_MB} at least`,
  ),
  'max-age-days': text('N', 'deletes Worlds that nobody has used for so long; without it none is deleted'),
  contract: textOr(
    'strict',
    'mode',
    'what an answer off the contract becomes: strict (HTTP 500, default), report, off',
  ),
} as const;

/** @param command program name. @param ownPortal whether it includes a portal */
export const usageOf = (command: string, ownPortal: boolean): string =>
  ownPortal
    ? `${usageText(`Usage: ${command} [options]`, {
        ...OPTIONS,
        dist: text('folder', 'serves this build of the portal in place of its own'),
      })}\n\n${command} mcp --help: a server of the Model Context Protocol, for agents`
    : usageText(`Usage: ${command} [options]`, OPTIONS);

export interface Arguments {
  readonly help: boolean;
  readonly port: number;
  readonly host: string;
  /** Further host names of this server (DNS rebinding protection). */
  readonly knownHosts: readonly string[];
  readonly contract: (typeof CONTRACT_MODES)[number];
  readonly capacity: Capacity;
  readonly dist?: string;
  readonly scenario?: ScenarioId;
  readonly data?: string;
  readonly maxAge?: number;
}

/** Host names without port and scheme, as in the Host header. */
function hostNamesIn(texts: readonly string[]): string[] {
  const names = texts.flatMap((text) => text.split(','));
  const wrong = names.find((name) => name.length > HOST_NAME_MAX || !HOST_NAME.test(name));
  if (wrong !== undefined)
    throw new Error(`--known-host must be a host name such as portal.example.com, not "${wrong}"`);
  return names;
}

/** Parses the command line. @throws Error with a readable message */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parsed({ args: [...args], options: { ...OPTIONS, help: flag('this text') } });
  const contract = CONTRACT_MODES.find((mode) => mode === values.contract);
  if (contract === undefined) throw new Error(`--contract must be one of ${CONTRACT_MODES.join(', ')}`);
  const maxAge = values['max-age-days'];
  return {
    help: values.help,
    port: wholeNumber('port', values.port, 0, 65_535),
    host: values.host,
    knownHosts: hostNamesIn(values['known-host'] ?? []),
    contract,
    capacity: {
      worlds: wholeNumber('max-worlds', values['max-worlds'], 1),
      worldBytes: wholeNumber('max-world-mb', values['max-world-mb'], SMALLEST_WORLD_MB) * MEGABYTE,
    },
    ...present({ dist: values.dist, data: values.data }),
    ...(values.scenario !== undefined && { scenario: scenarioOf(values.scenario).id }),
    ...(maxAge !== undefined && { maxAge: wholeNumber('max-age-days', maxAge, 1) }),
  };
}

/** Summary of Worlds printed at the start. @param there number of existing Worlds */
export function worldsText(
  origin: string,
  there: number,
  { capacity, data, maxAge, dist }: Arguments,
): string {
  const where = data === undefined ? 'in memory: they end with this server' : `kept in ${data}`;
  const age = maxAge === undefined ? 'none is deleted by its age' : `deleted when unused for ${maxAge} days`;
  return [
    `  Worlds   ${there} ${where}`,
    `    at most ${capacity.worlds}, ${capacity.worldBytes / MEGABYTE} MB each; ${age}`,
    // Without the portal there is no page to redirect to.
    dist === undefined
      ? `    one of your own: send the header ${WORLD_HEADER}: NAME`
      : `    one of your own: ${origin}/?world=NAME, with a situation: ${origin}/?world=NAME&scenario=default`,
    '',
  ].join('\n');
}
