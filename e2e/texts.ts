/** The portal's texts, so that tests query by visible text and survive changes of wording. */
import { createInstance } from 'i18next';
import type { Language, TextKey } from '#src/i18n/keys.ts';
import { LIMIT_VARIABLES } from '#src/i18n/limits-in-texts.ts';
import { en } from '#src/i18n/locales/en/index.ts';
import { zh } from '#src/i18n/locales/zh/index.ts';

/** Returns a text with `vars` interpolated. */
export type Translate = (key: TextKey, vars?: Readonly<Record<string, string | number>>) => string;

/**
 * A translator with the portal's texts and options.
 * @throws on a key without a text
 */
export async function createTranslate(language: Language): Promise<Translate> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { zh: { translation: zh }, en: { translation: en } },
    interpolation: { escapeValue: false, defaultVariables: LIMIT_VARIABLES },
    returnEmptyString: false,
  });
  // The portal's `t` types the variables of every key; here any key accepts any variables.
  const translate = i18n.t.bind(i18n) as (key: string, vars: object) => unknown;
  return (key, vars = {}) => {
    const text = translate(key, vars);
    if (typeof text !== 'string' || text === key) throw new Error(`No text for ${key} in ${language}`);
    return text;
  };
}
