import i18next from 'i18next';
import type { TextKey } from './keys.ts';

/**
 * A text in the language of the page. Our own signature: i18next's typed `t` computes every key with every option and
 * made type checking ten times slower. That both languages use the same variables is held by a test.
 */
export type Translate = (key: TextKey, vars?: Readonly<Record<string, string | number>>) => string;

/** {@link Translate} outside components. */
export const translate: Translate = (key, vars) => i18next.t(key, { ...vars });

let current = translate;
const hearers = new Set<() => void>();

/** {@link Translate} of the texts as they stand: after each change it is another function, so that components draw anew. */
export const currentTranslate = (): Translate => current;

/** Calls back when texts have changed. Returns the way to stop. */
export function onTexts(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Tells all who show texts that these have changed. */
export function announceTexts(): void {
  current = (key, vars) => translate(key, vars);
  for (const hear of hearers) hear();
}
