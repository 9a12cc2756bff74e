/** Notices of the browser for what waits for the reader, while a tab is open and they want it. Pure. */

/** What the browser allows and the person wants. */
export interface NoticeFacts {
  /** The browser has notices. */
  has: boolean;
  /** The page came over a safe connection: browsers give notices to no other. */
  secure: boolean;
  permission: NotificationPermission;
  wanted: boolean;
}

export type NoticeState = 'unsupported' | 'insecure' | 'denied' | 'off' | 'on';

/** How it stands. What a browser refuses cannot be on, whatever was wanted before. */
export function noticeState({ has, secure, permission, wanted }: NoticeFacts): NoticeState {
  if (!secure) return 'insecure';
  if (!has) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return wanted && permission === 'granted' ? 'on' : 'off';
}

/** Something that waits for the reader. It says the product and what to do, and nothing else of anybody. */
export interface Task {
  /** The same as long as the same thing waits: it is told once. */
  key: string;
  /** Names of the products. */
  title: string;
  /** What to do. */
  body: string;
  /** Address of the place where it is done. */
  href: string;
}

/** Tasks that nobody was told of yet. */
export function untold(tasks: readonly Task[], told: readonly string[]): Task[] {
  return tasks.filter(({ key }) => !told.includes(key));
}

/** What is kept as told: all that waits now. What is done goes, so that the list does not grow. */
export function toldNow(tasks: readonly Task[]): string[] {
  return tasks.map(({ key }) => key);
}
