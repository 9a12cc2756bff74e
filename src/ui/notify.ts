import { createElement } from 'react';
import { randomId } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { NotifyCloseWord, NotifyIcon, NotifyMessage, type NotifyKind } from './notify-message.tsx';
import type { Words } from './words.ts';

/** Colour and time on screen, ms: what asks more of the reader stays longer. */
const LOOK = {
  success: { color: 'verified', autoClose: 4000 },
  info: { color: 'steel', autoClose: 5000 },
  warn: { color: 'attention', autoClose: 7000 },
  error: { color: 'refused', autoClose: 8000 },
} as const satisfies Record<NotifyKind, unknown>;

interface NotifyOptions {
  /** Messages with the same id replace each other; without one the words are the id. */
  id?: string;
  /** How long it stays, ms; `false` until it is closed. */
  autoClose?: number | false;
}

/** Same words, same id: five failed calls with one cause are one message. Elements get an id of their own. */
function idOf(kind: NotifyKind, words: Words): string {
  if (typeof words === 'string') return `${kind}:${words}`;
  return 'props' in words ? `${kind}:${randomId()}` : `${kind}:${JSON.stringify(words)}`;
}

function show(kind: NotifyKind, words: Words, options: NotifyOptions = {}): string {
  const { color, autoClose } = LOOK[kind];
  const id = options.id ?? idOf(kind, words);
  const message = {
    id,
    color,
    autoClose: options.autoClose ?? autoClose,
    // Assertive only for what stops the person; the rest waits until the reader has finished its sentence.
    role: kind === 'error' ? 'alert' : 'status',
    icon: createElement(NotifyIcon, { kind }),
    message: createElement(NotifyMessage, { kind, words }),
    closeButtonProps: { children: createElement(NotifyCloseWord) },
  };
  notifications.show(message);
  // An open message with this id keeps its place and takes the new words.
  notifications.update(message);
  return id;
}

/** Short messages at the edge of the screen; each takes text keys and returns its id. */
export const notify = {
  success: (words: Words, options?: NotifyOptions): string => show('success', words, options),
  info: (words: Words, options?: NotifyOptions): string => show('info', words, options),
  warn: (words: Words, options?: NotifyOptions): string => show('warn', words, options),
  error: (words: Words, options?: NotifyOptions): string => show('error', words, options),
  hide: (id: string): void => {
    notifications.hide(id);
  },
};
