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

let ask: AskConfirm | null = null;

/** `if (await askConfirm({ title, confirmLabel })) …`. @throws Error without a mounted ConfirmHost */
export const askConfirm: AskConfirm = (question) => {
  if (ask === null) throw new Error('askConfirm needs a mounted ConfirmHost.');
  return ask(question);
};

export function provideConfirm(provided: AskConfirm): () => void {
  ask = provided;
  return () => {
    if (ask === provided) ask = null;
  };
}
