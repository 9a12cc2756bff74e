export interface NoticeFacts {
  has: boolean;
  /** Secure context, which notifications require. */
  secure: boolean;
  permission: NotificationPermission;
  wanted: boolean;
}

export type NoticeState = 'unsupported' | 'insecure' | 'denied' | 'off' | 'on';

/** The permission overrides the user's preference. */
export function noticeState({ has, secure, permission, wanted }: NoticeFacts): NoticeState {
  if (!secure) return 'insecure';
  if (!has) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return wanted && permission === 'granted' ? 'on' : 'off';
}

/** A pending task; contains the product and the action, no personal data. */
export interface Task {
  /** Stable while the task is pending, for deduplication. */
  key: string;
  title: string;
  body: string;
  href: string;
}

export function newTasks(tasks: readonly Task[], known: readonly string[]): Task[] {
  return tasks.filter(({ key }) => !known.includes(key));
}

export function keysOf(tasks: readonly Task[]): string[] {
  return tasks.map(({ key }) => key);
}
