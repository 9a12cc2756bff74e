import { createContext, use } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Phrase, Words } from './words.ts';

export interface ConfirmQuestion {
  title: Words;
  body?: Words;
  /** Names the action ("Reject quote"), never just "OK". */
  confirmLabel: Phrase;
  cancelLabel?: TextKey;
  /** Irreversible: red button, focus on cancel. */
  danger?: boolean;
}

/** False if closed in any other way. */
export type AskConfirm = (question: ConfirmQuestion) => Promise<boolean>;

export const ConfirmContext = createContext<AskConfirm | null>(null);

/** `if (await confirm({ title, confirmLabel })) …`. @throws Error outside of ConfirmProvider */
export function useConfirm(): AskConfirm {
  const ask = use(ConfirmContext);
  if (ask === null) throw new Error('useConfirm needs a ConfirmProvider above it.');
  return ask;
}
