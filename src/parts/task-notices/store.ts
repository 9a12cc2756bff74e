import { useSyncExternalStore } from 'react';
import { subscribeSession } from '#src/api/session.ts';
import { list, text } from '#src/lib/received.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, readStoredJson, removeStorage, writeStorage } from '#src/lib/storage.ts';
import { noticeState, type NoticeState } from './rules.ts';

/** The wish for notices, kept in this browser until the session ends (decision 33), and what was told already. */

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopSession = subscribeSession(listener);
  window.addEventListener('storage', listener);
  // A permission is given or taken in the settings of the browser.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    stopSession();
    window.removeEventListener('storage', listener);
    window.removeEventListener('focus', listener);
  };
}

function read(): NoticeState {
  const has = 'Notification' in window;
  return noticeState({
    has,
    secure: window.isSecureContext,
    permission: has ? Notification.permission : 'default',
    wanted: readStorage(STORAGE.taskNotices) === 'on',
  });
}

/** How notices stand now; follows this tab, other tabs and the settings of the browser. */
export function useNoticeState(): NoticeState {
  return useSyncExternalStore(subscribe, read);
}

/** Asks the browser, which asks the person; without a yes everything stays off. */
export async function switchNoticesOn(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') writeStorage(STORAGE.taskNotices, 'on');
  changed();
}

/** Off again; what was told is forgotten with it. */
export function switchNoticesOff(): void {
  removeStorage(STORAGE.taskNotices);
  removeStorage(STORAGE.toldTasks);
  changed();
}

/** Keys of the tasks that were told in any tab; null when nothing was kept since they were switched on. */
export function readTold(): string[] | null {
  const stored = readStoredJson(STORAGE.toldTasks);
  return stored === null ? null : list(stored).map(text);
}

export function writeTold(keys: readonly string[]): void {
  writeStorage(STORAGE.toldTasks, JSON.stringify(keys));
}
