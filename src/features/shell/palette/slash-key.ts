import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';

/** Whether "/" opens the palette; it does until somebody switches it off. */
export function isSlashOn(): boolean {
  return readStorage(STORAGE.slashKey) !== 'off';
}
