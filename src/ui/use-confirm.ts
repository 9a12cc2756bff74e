import { createContext, use } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Phrase, Words } from './words.ts';

export interface ConfirmQuestion {
  title: Words;
  body?: Words;
  /** Says what it does ("Reject quote"), never just "OK". */
  confirmLabel: Phrase;
  cancelLabel?: TextKey;
  /** The step cannot be taken back: its button turns red and the way back has the focus. */
  danger?: boolean;
}

/** Puts a question before a step; true when the person confirmed, false when the dialog was left in any other way. */
export type AskConfirm = (question: ConfirmQuestion) => Promise<boolean>;

/** Null outside of ConfirmProvider; read it by {@link useConfirm}. */
export const ConfirmContext = createContext<AskConfirm | null>(null);

/**
 * The way to ask before a step: `if (await confirm({ title, confirmLabel })) …`.
 * @throws Error outside of ConfirmProvider
 */
export function useConfirm(): AskConfirm {
  const ask = use(ConfirmContext);
  if (ask === null) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return ask;
}
