import i18next from 'i18next';
import type { TextKey } from './keys.ts';

/**
 * A text in the language of the page. Our own signature: i18next's typed `t` computes every key with every option and
 * made type checking ten times slower. That both languages use the same variables is held by a test.
 */
export type Translate = (key: TextKey, vars?: Readonly<Record<string, string | number>>) => string;

/** {@link Translate} outside components. */
export const translate: Translate = (key, vars) => i18next.t(key, { ...vars });
