/** Worlds as files: `<folder>/<id>.json`, written at the end of each call that changed something, never "on exit". */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';
import type { WorldStorage } from '../world/worlds.ts';

const SUFFIX = '.json';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Storage in a folder, which is made. A file that cannot be read is moved aside and told about through `warn`. */
export function fileStorage(folder: string, warn: (message: string) => void = console.warn): WorldStorage {
  mkdirSync(folder, { recursive: true });
  const fileOf = (id: string): string => join(folder, `${id}${SUFFIX}`);

  const setAside = (id: string, reason: string): void => {
    let at = 1;
    while (existsSync(`${fileOf(id)}.unreadable-${at}`)) at += 1;
    const aside = `${fileOf(id)}.unreadable-${at}`;
    renameSync(fileOf(id), aside);
    warn(`The World "${id}" starts anew. ${reason}. Its file is kept as ${aside}`);
  };

  const load = (id: string): Snapshot | null => {
    if (!existsSync(fileOf(id))) return null;
    try {
      return readSnapshot(JSON.parse(readFileSync(fileOf(id), 'utf8')));
    } catch (error) {
      setAside(id, messageOf(error));
      return null;
    }
  };

  return {
    load,
    setAside,
    save(id, snapshot) {
      // Renaming replaces the old file in one step: a crash leaves the old World or the new one, never half of it.
      const draft = `${fileOf(id)}.${process.pid}.tmp`;
      writeFileSync(draft, JSON.stringify(snapshot));
      renameSync(draft, fileOf(id));
      return true;
    },
    list: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith(SUFFIX))
        .map((name) => name.slice(0, -SUFFIX.length)),
    writeThrough: true,
  };
}
