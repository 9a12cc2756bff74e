/** MCP tools that read and write recordings and snapshots as files. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { Schemas, ControlClient } from '../client/control-client.ts';

export type Arguments = Readonly<Record<string, unknown>>;

export interface Property {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array';
  readonly description: string;
  readonly [keyword: string]: unknown;
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly reads?: true;
  readonly properties?: Readonly<Record<string, Property>>;
  readonly required?: readonly string[];
  /** @param args validated against `properties` and `required` */
  readonly run: (world: ControlClient, args: Arguments) => Promise<unknown>;
}

export const textOf = (args: Arguments, name: string): string => {
  const value = args[name];
  return typeof value === 'string' ? value : '';
};

/** A JSON file in or below the current folder: agents must not access others. */
function fileIn(args: Arguments): string {
  const file = resolve(textOf(args, 'file'));
  if (!file.startsWith(resolve('.') + sep) || !file.endsWith('.json'))
    throw new Error('"file" must be a .json file in the current folder or below it');
  return file;
}

const FILE: Property = {
  type: 'string',
  maxLength: 200,
  description: 'A .json file in the current folder or below it.',
};

const ONE_FILE = { properties: { file: FILE }, required: ['file'] } as const;

/** Saves the answer of an operation. */
const written = (operation: 'getRecording' | 'getSnapshot'): Pick<Tool, 'run'> => ({
  run: async (world, args) => {
    const text = await world.ask(operation);
    await writeFile(fileIn(args), text);
    return { written: textOf(args, 'file'), bytes: text.length };
  },
});

const jsonIn = async (args: Arguments): Promise<unknown> => JSON.parse(await readFile(fileIn(args), 'utf8'));

export const FILE_TOOLS: readonly Tool[] = [
  {
    name: 'save_recording',
    description: 'Writes the recording, without secrets, to a file that replays.',
    ...ONE_FILE,
    ...written('getRecording'),
  },
  {
    name: 'replay_recording',
    description: 'Replays a recording in a fresh World in place of this one; answers the first difference.',
    ...ONE_FILE,
    // The server checks whether it is a recording.
    run: async (world, args) => world.replay((await jsonIn(args)) as Schemas['ControlRecording']),
  },
  {
    name: 'save_snapshot',
    description: 'Writes the whole World to a file.',
    ...ONE_FILE,
    ...written('getSnapshot'),
  },
  {
    name: 'load_snapshot',
    description: 'Loads a snapshot in place of this World.',
    ...ONE_FILE,
    run: async (world, args) => world.call('putSnapshot', { body: await jsonIn(args) }),
  },
];
