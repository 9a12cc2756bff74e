/**
 * Worlds as files: `<folder>/<id>.json`, with uploads in `<folder>/<id>.uploads`, written at the end of each call that changed
 * something, never "on exit".
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';
import { namesIn } from '../world/storage.ts';
import type { Resting, WorldStorage } from '../world/worlds.ts';
import { incomingInFolder } from './incoming-file.ts';
import { dropUploads, loadUploads, storeUploads } from './upload-files.ts';

const SUFFIX = '.json';
/** Of a World whose deletion has begun. */
const DELETED = '.deleted';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Ends the deletions that a killed server had begun. From the moment in which its file was renamed a World is gone; its
 * uploads stay when somebody has made it anew since.
 */
export function endDeletions(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith(SUFFIX + DELETED)) continue;
    const id = name.slice(0, -(SUFFIX + DELETED).length);
    if (!existsSync(join(folder, id + SUFFIX)))
      rmSync(join(folder, `${id}.uploads`), { recursive: true, force: true });
    rmSync(join(folder, name), { force: true });
  }
}

/**
 * Storage in a folder, which is made when the first World is stored: whether it can be shows there alone. A file that cannot be read
 * is moved aside and told about through `warn`.
 */
export function fileStorage(folder: string, warn: (message: string) => void = console.warn): WorldStorage {
  const fileOf = (id: string): string => join(folder, `${id}${SUFFIX}`);
  const uploadsOf = (id: string): string => join(folder, `${id}.uploads`);
  /** Read from a file once, and known from then on. */
  const names = new Map<string, Pick<Resting, 'scenario' | 'persona'>>();
  const namesOf = (id: string): Pick<Resting, 'scenario' | 'persona'> => {
    try {
      const found = names.get(id) ?? namesIn(readSnapshot(JSON.parse(readFileSync(fileOf(id), 'utf8'))));
      names.set(id, found);
      return found;
    } catch {
      // Whoever opens it is told why it cannot be read.
      return { scenario: null, persona: null };
    }
  };
  /** Worlds whose last change is only in memory. */
  const unsaved = new Set<string>();

  const setAside = (id: string, reason: string): void => {
    names.delete(id);
    let at = 1;
    while (existsSync(`${fileOf(id)}.unreadable-${at}`)) at += 1;
    const aside = `${fileOf(id)}.unreadable-${at}`;
    renameSync(fileOf(id), aside);
    if (existsSync(uploadsOf(id))) renameSync(uploadsOf(id), `${aside}.uploads`);
    warn(`The World "${id}" starts anew. ${reason}. Its file is kept as ${aside}`);
  };

  const load = (id: string): Snapshot | null => {
    if (!existsSync(fileOf(id))) return null;
    try {
      const snapshot = readSnapshot(JSON.parse(readFileSync(fileOf(id), 'utf8')));
      return loadUploads(uploadsOf(id), snapshot, (file) =>
        warn(`An upload of the World "${id}" is missing or changed, and answers HTTP 410: ${file}`),
      );
    } catch (error) {
      setAside(id, messageOf(error));
      return null;
    }
  };

  const write = (id: string, snapshot: Snapshot): void => {
    // It is the first, or somebody has deleted the folder since.
    mkdirSync(folder, { recursive: true });
    const stored = storeUploads(uploadsOf(id), snapshot);
    // Renaming replaces the old file in one step: a crash leaves the old World or the new one, never half of it.
    const draft = `${fileOf(id)}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(stored));
    renameSync(draft, fileOf(id));
    dropUploads(uploadsOf(id), stored);
    names.set(id, namesIn(snapshot));
  };

  return {
    load,
    setAside,
    save(id, snapshot) {
      try {
        write(id, snapshot);
        unsaved.delete(id);
      } catch (error) {
        // Told once, until all is stored again: the next call would only say the same.
        if (unsaved.size === 0) {
          warn(
            `Changes stay in memory and end with this server: the folder ${folder} cannot be written. ${messageOf(error)}`,
          );
        }
        unsaved.add(id);
      }
      return !unsaved.has(id);
    },
    about(id) {
      // Where the folder should be may be something else: then nothing rests there.
      if (!existsSync(fileOf(id))) return null;
      const found = statSync(fileOf(id));
      const uploads = existsSync(uploadsOf(id)) ? readdirSync(uploadsOf(id)) : [];
      const sizes = uploads.map(
        (name) => statSync(join(uploadsOf(id), name), { throwIfNoEntry: false })?.size ?? 0,
      );
      const bytes = sizes.reduce((sum, size) => sum + size, found.size);
      return { bytes, savedAt: found.mtimeMs, ...namesOf(id) };
    },
    remove(id) {
      unsaved.delete(id);
      names.delete(id);
      if (!existsSync(fileOf(id))) return;
      const marked = fileOf(id) + DELETED;
      // One step, after which the World is gone whatever happens; endDeletions takes up what is left.
      renameSync(fileOf(id), marked);
      rmSync(uploadsOf(id), { recursive: true, force: true });
      rmSync(marked);
    },
    list: () =>
      // Below a file there is nothing either; statSync throws there.
      existsSync(folder) && statSync(folder).isDirectory()
        ? readdirSync(folder)
            .filter((name) => name.endsWith(SUFFIX))
            .map((name) => name.slice(0, -SUFFIX.length))
        : [],
    writeThrough: true,
    incoming: () => incomingInFolder(folder),
  };
}
