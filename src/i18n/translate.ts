import i18next from 'i18next';
import { newListeners } from '#src/lib/listeners.ts';
import type { TextKey } from './keys.ts';

/** Own signature: i18next's typed `t` computes every key with every option, which made type checking ten times slower. */
export type Translate = (key: TextKey, vars?: Readonly<Record<string, string | number>>) => string;

export const translate: Translate = (key, vars) => i18next.t(key, { ...vars });

let current = translate;
const { subscribe, notify } = newListeners();
export const onTexts = subscribe;

/** Changes its identity with the texts, so that components rerender. */
export const currentTranslate = (): Translate => current;

export function announceTexts(): void {
  current = (key, vars) => translate(key, vars);
  notify();
}
