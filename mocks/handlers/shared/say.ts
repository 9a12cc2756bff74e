/** A refusal in words, in the language of the request; an error key of the contract goes through `fail`. */
import type { Failure } from '../handler.ts';
import type { Language } from '../../domain/language.ts';

export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** What a helper must know of a call to answer in its language. */
export interface Spoken {
  readonly language: Language;
}

/** A failure whose message is shown as it is (document 1 §8); code 0 unless the documents name another. */
export function refuse(call: Spoken, text: Text, code = 0): Failure {
  return { kind: 'fail', code, message: text[call.language] };
}
