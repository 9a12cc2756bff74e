/** The code of many files as pieces, and what can be reached from one of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { ON_LOAD, piecesOf, type Piece } from './pieces.ts';

export interface Code {
  readonly pieces: ReadonlyMap<string, Piece>;
  /** Names of the pieces of each file. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Files of the project below these folders, from its root. Generated ones are tables, not code that calls. */
export function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.tsx?$/.test(name) && !/\.d\.ts$|\.gen\.|(?:^|\/)(?:generated|fixtures)\//.test(name),
      )
      .map((name) => join(folder, name))
      .sort(),
  );
}

/** The text of a file of the project. */
export function textOf(file: string): string {
  return readFileSync(ROOT + file, 'utf8');
}

/** Texts of files as code. */
export function codeOf(texts: Iterable<readonly [file: string, text: string]>): Code {
  const files = new Map([...texts].map(([file, text]) => [file, piecesOf(file, text)] as const));
  return {
    pieces: new Map([...files.values()].flatMap((pieces) => [...pieces])),
    files: new Map([...files].map(([file, pieces]) => [file, [...pieces.keys()]])),
  };
}

const fileOf = (id: string): string => id.slice(0, id.indexOf('#'));

/** The pieces that a name means: itself, else the object that it is a property of; all of a file for `#*`. */
function meant({ pieces, files }: Code, use: string): readonly string[] {
  if (use.endsWith('#*')) return files.get(fileOf(use)) ?? [];
  if (pieces.has(use)) return [use];
  const object = use.slice(0, use.lastIndexOf('.'));
  return pieces.has(object) ? [object] : [];
}

/**
 * All that is reached from these names, themselves included. What a file does when it is loaded belongs to each of its pieces.
 */
export function reach(code: Code, from: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let use = waiting.pop(); use !== undefined; use = waiting.pop())
    for (const id of meant(code, use)) {
      if (found.has(id)) continue;
      found.add(id);
      waiting.push(`${fileOf(id)}#${ON_LOAD}`, ...(code.pieces.get(id)?.uses ?? []));
    }
  return found;
}
