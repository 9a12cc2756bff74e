/** Names that people type: trimmed, not empty, not too long (document 1 §5, document 2 §5). */
import { NAME_MAX } from '#src/lib/limits.ts';
import type { Failure } from '../handler.ts';
import { refuse, type Spoken, type Text } from './say.ts';

const TOO_LONG: Text = {
  zh: `名称不能超过 ${NAME_MAX} 个字符`,
  en: `A name has at most ${NAME_MAX} characters.`,
};

/** The trimmed name, or what to answer: `missing` when nothing is left of it. */
export function readName(call: Spoken, typed: string, missing: Text): string | Failure {
  const name = typed.trim();
  if (name === '') return refuse(call, missing);
  return name.length > NAME_MAX ? refuse(call, TOO_LONG) : name;
}
