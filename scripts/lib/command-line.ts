/** Command-line parsing: options with help, `--help`, unknown options, closed pipes (EPIPE). */
import { pathToFileURL } from 'node:url';
import { parseArgs, type ParseArgsConfig } from 'node:util';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Whether a module was started as the program, not imported. */
export const isProgram = (url: string): boolean =>
  process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A boolean option. @param says its help text */
export const flag = (says: string) => ({ type: 'boolean', default: false, says }) as const;
/** An option with a value. @param takes name of the value in the usage */
export const text = (takes: string, says: string) => ({ type: 'string', takes, says }) as const;
export const textOr = (otherwise: string, takes: string, says: string) =>
  ({ type: 'string', takes, says, default: otherwise }) as const;
/** An option that may be repeated. */
export const texts = (takes: string, says: string) =>
  ({ type: 'string', takes, says, multiple: true }) as const;

interface Option {
  readonly type: 'string' | 'boolean';
  readonly takes?: string;
  readonly says: string;
  readonly multiple?: boolean;
  readonly default?: string | boolean | string[];
}
export type Options = Readonly<Record<string, Option>>;

export function usageText(head: string, options: Options = {}): string {
  const rows = Object.entries({ ...options, help: flag('this text') }).map(
    ([name, { takes, says }]: [string, Option]) => ({
      option: `--${name}${takes === undefined ? '' : ` ${takes}`}`,
      says,
    }),
  );
  const width = Math.max(...rows.map(({ option }) => option.length));
  return [head, ...rows.map(({ option, says }) => `  ${option.padEnd(width)}  ${says}`)].join('\n');
}

export function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Exit code of a shell for SIGPIPE: 128 + 13. */
const CLOSED_PIPE = 141;

function endAtClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(CLOSED_PIPE);
}

/** Exits silently on EPIPE (`… | head`). */
export function exitOnClosedPipe(): void {
  for (const output of [process.stdout, process.stderr])
    output.off('error', endAtClosedPipe).on('error', endAtClosedPipe);
}

export function showHelp(usage: string): void {
  exitOnClosedPipe();
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return;
  console.log(usage);
  process.exit(0);
}

/** @throws UsageError */
export function parsed<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence: the rest explains how to pass it as a positional argument.
    throw new UsageError(`${messageOf(error).split('. ', 1)[0] ?? ''} (--help lists what there is)`);
  }
}

/** Parses the command line of a program. Exits after `--help`, or with an error for unknown options. */
export function commandLine<T extends Options>(
  usage: string,
  options: T,
  more: { allowPositionals?: boolean; args?: string[] } = {},
): ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>> {
  showHelp(usageText(usage, options));
  try {
    return parsed({ allowPositionals: false, ...more, options });
  } catch (error) {
    return refuse(messageOf(error));
  }
}

export function wholeNumber(
  option: string,
  given: string,
  least = 0,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`;
  throw new UsageError(`--${option} must be a whole number ${range}, not "${given}"`);
}

/** A server's URL without trailing slash. @throws UsageError */
export function address(option: string, given = ''): string {
  if (/^https?:\/\//.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`--${option} must be an address such as https://epd.example.com, not "${given}"`);
}

/** Runs a program. Errors are printed without a stack; the exit code defaults to 2. */
export async function run(main: () => void | Promise<void>, exitCode = 2): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = error instanceof UsageError ? 2 : exitCode;
  }
}

/**
 * Makes a testable function of a program; runs it now if its module was started. @param failure exit code of errors other than
 * usage errors
 */
export async function program(
  url: string,
  main: (args: string[]) => number | Promise<number>,
  failure: (args: readonly string[]) => number = () => 2,
): Promise<(...args: string[]) => Promise<number>> {
  const called = async (...args: string[]): Promise<number> => {
    try {
      return await main(args);
    } catch (error) {
      console.error(messageOf(error));
      return error instanceof UsageError ? 2 : failure(args);
    }
  };
  if (isProgram(url)) process.exitCode = await called(...process.argv.slice(2));
  return called;
}
