/**
 * Stores Worlds as files: `<folder>/<id>.json`, uploads in `<folder>/<id>.uploads`, recording and undo steps in
 * `<folder>/<id>.steps`. Written at the end of each call, never on exit.
 */
import { messageOf } from '../lib/text.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';
import { namesIn } from '../world/storage.ts';
import type { StepHistory } from '../world/step-history.ts';
import type { StoredWorldInfo, WorldStorage } from '../world/worlds.ts';
import { receiveInFolder } from './incoming-file.ts';
import { StepHistoryFiles, type StepHistoryMark } from './step-history-files.ts';
import { dropUploads, folderBytes, loadUploads, storeUploads, writeAtomically } from './upload-files.ts';

const SUFFIX = '.json';
/** Suffix of a World whose deletion has begun. */
const DELETED = '.deleted';
const PARTS = ['.uploads', '.steps'];

type Names = Pick<StoredWorldInfo, 'scenario' | 'persona'> & { readonly recorded: StepHistoryMark | null };
/** A stored World; other programs read it as a snapshot. */
type StoredFile = Snapshot & { readonly recorder?: StepHistoryMark };

function markIn(file: unknown): StepHistoryMark | null {
  // Only this file writes it.
  const { recorder } = (typeof file === 'object' && file !== null ? file : {}) as Partial<StoredFile>;
  return recorder ?? null;
}

/**
 * Completes deletions of a killed server. The renamed file marks the World as deleted; its uploads stay if the World was created
 * again.
 */
export function endDeletions(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith(SUFFIX + DELETED)) continue;
    const id = name.slice(0, -(SUFFIX + DELETED).length);
    if (!existsSync(join(folder, id + SUFFIX)))
      for (const part of PARTS) rmSync(join(folder, id + part), { recursive: true, force: true });
    rmSync(join(folder, name), { force: true });
  }
}

/** Storage in a folder, created lazily with the first World. Unreadable files are moved aside and reported through `warn`. */
export function fileStorage(folder: string, warn: (message: string) => void = console.warn): WorldStorage {
  const fileOf = (id: string): string => join(folder, `${id}${SUFFIX}`);
  const uploadsOf = (id: string): string => join(folder, `${id}.uploads`);
  const names = new Map<string, Names>();
  const histories = new StepHistoryFiles(folder);
  const marks = new Map<string, { readonly mark: StepHistoryMark | null; readonly snapshot: Snapshot }>();
  const namesOf = (id: string): Names => {
    try {
      const known = names.get(id);
      if (known !== undefined) return known;
      const file: unknown = JSON.parse(readFileSync(fileOf(id), 'utf8'));
      const found = { ...namesIn(readSnapshot(file)), recorded: markIn(file) };
      names.set(id, found);
      return found;
    } catch {
      // Opening the World reports the error.
      return { scenario: null, persona: null, recorded: null };
    }
  };
  const unsaved = new Set<string>();

  const quarantine = (id: string, reason: string): void => {
    names.delete(id);
    let at = 1;
    while (existsSync(`${fileOf(id)}.unreadable-${at}`)) at += 1;
    const aside = `${fileOf(id)}.unreadable-${at}`;
    renameSync(fileOf(id), aside);
    for (const part of PARTS)
      if (existsSync(join(folder, id + part))) renameSync(join(folder, id + part), aside + part);
    warn(`The World "${id}" starts anew. ${reason}. Its file is kept as ${aside}`);
  };

  const load = (id: string): Snapshot | null => {
    if (!existsSync(fileOf(id))) return null;
    try {
      const stored: unknown = JSON.parse(readFileSync(fileOf(id), 'utf8'));
      const snapshot = loadUploads(uploadsOf(id), readSnapshot(stored), (file) =>
        warn(`An upload of the World "${id}" is missing or changed, and answers HTTP 410: ${file}`),
      );
      marks.set(id, { mark: markIn(stored), snapshot });
      return snapshot;
    } catch (error) {
      quarantine(id, messageOf(error));
      return null;
    }
  };

  const write = (id: string, snapshot: Snapshot, history: StepHistory): void => {
    // First World, or the folder was deleted meanwhile.
    mkdirSync(folder, { recursive: true });
    const before = names.get(id)?.recorded;
    const mark = histories.write(id, history);
    const stored: StoredFile = { ...storeUploads(uploadsOf(id), snapshot), recorder: mark };
    writeAtomically(fileOf(id), JSON.stringify(stored));
    dropUploads(uploadsOf(id), stored);
    if (before?.life !== mark.life) histories.dropOthers(id, mark);
    names.set(id, { ...namesIn(snapshot), recorded: mark });
  };

  return {
    load,
    quarantine,
    history(id) {
      const found = marks.get(id);
      marks.delete(id);
      return found === undefined || found.mark === null
        ? null
        : histories.read(id, found.mark, found.snapshot);
    },
    saveSteps(id, history) {
      // A World that cannot be written has reported it.
      if (unsaved.has(id)) return;
      try {
        histories.writeSteps(id, history);
      } catch {
        histories.forget(id);
      }
    },
    save(id, snapshot, history) {
      try {
        write(id, snapshot, history);
        unsaved.delete(id);
      } catch (error) {
        // Warn once until a write succeeds again.
        if (unsaved.size === 0) {
          warn(
            `Changes stay in memory and end with this server: the folder ${folder} cannot be written. ${messageOf(error)}`,
          );
        }
        unsaved.add(id);
        histories.forget(id);
      }
      return !unsaved.has(id);
    },
    about(id) {
      // The folder's path may be a file: nothing is stored then.
      if (!existsSync(fileOf(id))) return null;
      const found = statSync(fileOf(id));
      const bytes = found.size + folderBytes(uploadsOf(id)) + folderBytes(histories.folderOf(id));
      const { recorded, ...rest } = namesOf(id);
      const since = recorded === null ? null : { begin: recorded.begin, since: recorded.since };
      return { bytes, savedAt: found.mtimeMs, recorded: since, ...rest };
    },
    remove(id) {
      unsaved.delete(id);
      names.delete(id);
      histories.forget(id);
      if (!existsSync(fileOf(id))) return;
      const marked = fileOf(id) + DELETED;
      // The rename is the commit point; endDeletions completes the rest after a crash.
      renameSync(fileOf(id), marked);
      for (const part of PARTS) rmSync(join(folder, id + part), { recursive: true, force: true });
      rmSync(marked);
    },
    list: () =>
      // statSync throws if a parent is a file, existsSync does not.
      existsSync(folder) && statSync(folder).isDirectory()
        ? readdirSync(folder)
            .filter((name) => name.endsWith(SUFFIX))
            .map((name) => name.slice(0, -SUFFIX.length))
        : [],
    writeThrough: true,
    incoming: () => receiveInFolder(folder),
  };
}
