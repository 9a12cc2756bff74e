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
    has: has && Notification !== refusing,
    secure: window.isSecureContext,
    permission: has ? Notification.permission : 'default',
    wanted: readStorage(STORAGE.taskNotices) === 'on',
  });
}

/** How notices stand now; follows this tab, other tabs and the settings of the browser. */
export function useNoticeState(): NoticeState {
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Asks the browser, which asks the person; without a yes everything stays off.
 * @param first the notice that shows at once how one looks, and proves that this browser shows any
 */
export async function switchNoticesOn(first: { title: string; body: string }): Promise<void> {
  if (
    (await Notification.requestPermission()) === 'granted' &&
    showNotice(first.title, first.body, 'on') !== null
  )
    writeStorage(STORAGE.taskNotices, 'on');
  changed();
}

/** The constructor that threw: Chromium on phones has one, but lets service workers alone show notices. */
let refusing: unknown = null;

/**
 * Shows a notice of the browser.
 * @param tag notices of one tag replace each other
 * @returns null where the browser lets no page show any; notices are then off, and the switch says why
 */
export function showNotice(title: string, body: string, tag: string): Notification | null {
  try {
    return new Notification(title, { body, tag });
  } catch {
    refusing = Notification;
    switchNoticesOff();
    return null;
  }
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

/** Takes the place of all keys that were kept. */
export function writeTold(keys: readonly string[]): void {
  writeStorage(STORAGE.toldTasks, JSON.stringify(keys));
}
