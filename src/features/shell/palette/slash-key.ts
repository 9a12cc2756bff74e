import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';

/** Whether "/" opens the palette; on by default. */
export function isSlashOn(): boolean {
  return readStorage(STORAGE.slashKey) !== 'off';
}
