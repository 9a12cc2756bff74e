import { createElement } from 'react';
import { randomId } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { NotifyCloseWord, NotifyIcon, NotifyMessage, type NotifyKind } from './notify-message.tsx';
import type { Words } from './words.ts';

/** Colour and duration, ms. */
const STYLE = {
  success: { color: 'verified', autoClose: 4000 },
  info: { color: 'steel', autoClose: 5000 },
  warn: { color: 'attention', autoClose: 7000 },
  error: { color: 'refused', autoClose: 8000 },
} as const satisfies Record<NotifyKind, unknown>;

interface NotifyOptions {
  /** Notifications with the same id replace each other; default is the text. */
  id?: string;
  /** ms; `false` until closed. */
  autoClose?: number | false;
}

/** Deduplicates by text: five failed calls with one cause are one notification. */
function idOf(kind: NotifyKind, words: Words): string {
  if (typeof words === 'string') return `${kind}:${words}`;
  return 'props' in words ? `${kind}:${randomId()}` : `${kind}:${JSON.stringify(words)}`;
}

function show(kind: NotifyKind, words: Words, options: NotifyOptions = {}): string {
  const { color, autoClose } = STYLE[kind];
  const id = options.id ?? idOf(kind, words);
  const message = {
    id,
    color,
    autoClose: options.autoClose ?? autoClose,
    // Assertive only for errors.
    role: kind === 'error' ? 'alert' : 'status',
    icon: createElement(NotifyIcon, { kind }),
    message: createElement(NotifyMessage, { kind, words }),
    closeButtonProps: { children: createElement(NotifyCloseWord) },
  };
  notifications.show(message);
  notifications.update(message);
  return id;
}

export const notify = {
  success: (words: Words, options?: NotifyOptions): string => show('success', words, options),
  info: (words: Words, options?: NotifyOptions): string => show('info', words, options),
  warn: (words: Words, options?: NotifyOptions): string => show('warn', words, options),
  error: (words: Words, options?: NotifyOptions): string => show('error', words, options),
  hide: (id: string): void => {
    notifications.hide(id);
  },
};
