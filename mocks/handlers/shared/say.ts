/** A refusal in words, in the language of the request; error keys of document 1 §8 go through `fail` directly. */
import { fail, type Failure } from '../handler.ts';
import type { Language } from '../../domain/language.ts';

export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** What a helper must know of a call to answer in its language. */
export interface Spoken {
  readonly language: Language;
}

/** A failure with code 0 whose message is shown as it is (document 1 §8). */
export function refuse(call: Spoken, text: Text): Failure {
  return fail(text[call.language]);
}
