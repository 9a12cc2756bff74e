/** Reachability between pieces of code in many files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, ROOT } from '../lib/paths.ts';
import { ON_LOAD, piecesOf, type Piece } from './pieces.ts';

export interface Code {
  readonly pieces: ReadonlyMap<string, Piece>;
  /** Piece names by file. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Source files below these folders, relative to the root folder. Generated files and texts are only tables, and skipped. */
export function filesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    filesBelow(ROOT + folder, /^(?!.*(?:\.d\.ts$|\.gen\.|\b(?:generated|fixtures|locales)\/)).*\.tsx?$/)
      .map((name) => join(folder, name))
      .sort(),
  );
}

export function textOf(file: string): string {
  return readFileSync(ROOT + file, 'utf8');
}

/** Parses files into pieces. */
export function codeOf(texts: Iterable<readonly [file: string, text: string]>): Code {
  const files = new Map([...texts].map(([file, text]) => [file, piecesOf(file, text)] as const));
  return {
    pieces: new Map([...files.values()].flatMap((pieces) => [...pieces])),
    files: new Map([...files].map(([file, pieces]) => [file, [...pieces.keys()]])),
  };
}

const fileOf = (id: string): string => id.slice(0, id.indexOf('#'));

/** Pieces behind a name: the piece itself, else its object; all pieces of the file for `#*`. */
function meant({ pieces, files }: Code, use: string): readonly string[] {
  if (use.endsWith('#*')) return files.get(fileOf(use)) ?? [];
  if (pieces.has(use)) return [use];
  const object = use.slice(0, use.lastIndexOf('.'));
  return pieces.has(object) ? [object] : [];
}

/**
 * Everything reachable from these names, themselves included. Code that runs on import is reachable from each piece of its file.
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
