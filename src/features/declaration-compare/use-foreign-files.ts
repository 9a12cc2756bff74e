import { useEffect, useState } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { RefusedFile } from '#src/lib/formats/foreign.ts';
import { COMPARE_MAX, FILE_NAME_MAX } from '#src/lib/limits.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { records } from '#src/lib/received.ts';
import { RELOADING } from '#src/lib/reloading.ts';
import { readStoredJson, removeStorage, writeStorage } from '#src/lib/storage.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { randomUuid } from '#src/lib/uuid.ts';
import type { Phrase } from '#src/ui/words.ts';
import type { ForeignFile } from './side.ts';

interface UnreadFile {
  name: string;
  reason: Phrase;
}

/** Files that were read, and those that were refused last. */
interface Taken {
  files: readonly ForeignFile[];
  refused: readonly UnreadFile[];
}

export type ForeignFiles = ReturnType<typeof useForeignFiles>;

/** Declarations read from files: in memory until the comparison is left, and through the portal's own reloads. */
export function useForeignFiles() {
  const [{ files, refused }, setTaken] = useState<Taken>({ files: [], refused: [] });
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const saved = savedFiles();
    if (saved.length > 0) void readAll(saved, COMPARE_MAX).then((read) => setTaken(taking(read)));
  }, []);
  useEffect(() => {
    const save = (): void => {
      const saved = files.map(({ name, source }) => ({ name, source }));
      if (saved.length > 0) writeStorage(STORAGE.comparedFiles, JSON.stringify(saved), 'tab');
    };
    window.addEventListener(RELOADING, save);
    return () => window.removeEventListener(RELOADING, save);
  }, [files]);
  return {
    files,
    refused,
    busy,
    /** @param room how many can be taken */
    add: async (chosen: readonly File[], room: number) => {
      setBusy(true);
      const named = chosen.map((file) => ({ name: file.name, content: file }));
      setTaken(taking(await readAll(named, room)));
      setBusy(false);
    },
    remove: (id: string) =>
      setTaken((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
  };
}

const taking =
  ({ files, refused }: Taken) =>
  (before: Taken): Taken => ({ files: [...before.files, ...files], refused });

interface NamedFile {
  name: string;
  content: Blob;
}

async function readAll(chosen: readonly NamedFile[], room: number): Promise<Taken> {
  const files: ForeignFile[] = [];
  const refused: UnreadFile[] = [];
  for (const file of chosen) {
    const name = file.name.slice(0, FILE_NAME_MAX);
    try {
      if (files.length >= room) refused.push({ name, reason: 'compare.foreign.full' });
      else files.push({ id: `file-${randomUuid()}`, name, ...(await readFile(file.content)) });
    } catch (error) {
      refused.push({ name, reason: reasonOf(error) });
    }
  }
  return { files, refused };
}

/** What a reload saved, once. It is checked like any other file. */
function savedFiles(): NamedFile[] {
  const saved = readStoredJson(STORAGE.comparedFiles, 'tab');
  removeStorage(STORAGE.comparedFiles, 'tab');
  return records<{ name: string; source: string }>(saved).flatMap(({ name, source }) =>
    typeof name === 'string' && typeof source === 'string' ? [{ name, content: new Blob([source]) }] : [],
  );
}

/** The readers are loaded with the first file. */
async function readFile(content: Blob): Promise<Pick<ForeignFile, 'declaration' | 'source'>> {
  const { readDeclarationFile } = await loadChunk(() => import('#src/lib/formats/read-file.ts'));
  return { declaration: await readDeclarationFile(content), source: await content.text() };
}

function reasonOf(error: unknown): Phrase {
  return error instanceof RefusedFile
    ? { key: `compare.foreign.refused.${error.reason}`, vars: { found: error.found } }
    : describeError(error, 'compare.foreign.unreadable');
}
