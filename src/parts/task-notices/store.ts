import { useSyncExternalStore } from 'react';
import { subscribeSession } from '#src/api/session.ts';
import { newListeners } from '#src/lib/listeners.ts';
import { list, text } from '#src/lib/received.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, readStoredJson, removeStorage, writeStorage } from '#src/lib/storage.ts';
import { noticeState, type NoticeState } from './rules.ts';

/** Opt-in for browser notifications, kept until the session ends (decision 33), and the known tasks. */

const changes = newListeners();

function subscribe(listener: () => void): () => void {
  const stopChanges = changes.subscribe(listener);
  const stopSession = subscribeSession(listener);
  window.addEventListener('storage', listener);
  // The permission can change in the browser settings while the page is in the background.
  window.addEventListener('focus', listener);
  return () => {
    stopChanges();
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

/** Follows this tab, other tabs and the browser settings. */
export function useNoticeState(): NoticeState {
  return useSyncExternalStore(subscribe, read, read);
}

/** @param first test notification, to verify that this browser can show any */
export async function switchNoticesOn(first: { title: string; body: string }): Promise<void> {
  if (
    (await Notification.requestPermission()) === 'granted' &&
    showNotice(first.title, first.body, 'on') !== null
  )
    writeStorage(STORAGE.taskNotices, 'on');
  changes.notify();
}

/** Constructor that threw: Chromium on Android has one, but only service workers may show notifications. */
let refusing: unknown = null;

/** Null if the browser does not support it; then switches notifications off. */
export function showNotice(title: string, body: string, tag: string): Notification | null {
  try {
    return new Notification(title, { body, tag });
  } catch {
    refusing = Notification;
    switchNoticesOff();
    return null;
  }
}

export function switchNoticesOff(): void {
  removeStorage(STORAGE.taskNotices);
  removeStorage(STORAGE.knownTasks);
  changes.notify();
}

/** Keys of the tasks known in any tab; null if none were stored since the opt-in. */
export function readKnownTasks(): string[] | null {
  const stored = readStoredJson(STORAGE.knownTasks);
  return stored === null ? null : list(stored).map(text);
}

export function writeKnownTasks(keys: readonly string[]): void {
  writeStorage(STORAGE.knownTasks, JSON.stringify(keys));
}
