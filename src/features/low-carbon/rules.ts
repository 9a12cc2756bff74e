import * as v from 'valibot';
import type { Wire } from '#src/api/wire.ts';
import type { UploadPurpose } from '#src/api/upload.ts';
import type { Language, TextKey } from '#src/i18n/keys.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { LONG_TEXT_MAX, LOW_CARBON_ENTRIES_MAX, LOW_CARBON_NAME_MAX } from '#src/lib/limits.ts';
import type { ErrorLine } from '#src/parts/form/error-list.tsx';
import type { Likeness } from '#src/parts/form/use-ask-same.ts';
import type { EntryValues, LowCarbonValues } from './values.ts';
import { limitedText, textKey } from '#src/parts/form/fields.ts';

/** Validation and request body of the form (document 2 §3, §5, §7, §9). Messages are text keys. */

/** Upload metadata of a data table (document 2 §7). */
export const TABLE_PURPOSE = {
  businessType: 'LCA',
  reportType: 'LOW_CARBON_TABLE',
} as const satisfies UploadPurpose;

const entrySchema = v.object({
  productName: limitedText('lces.valid.nameRequired', 'lces.valid.nameMax', LOW_CARBON_NAME_MAX),
  steps: v.pipe(v.array(v.string()), v.minLength(1, textKey('lces.valid.process'))),
  table: v.custom<object>((file) => file !== null, textKey('lces.valid.file')),
});

const introduction = limitedText('lces.valid.introduction', 'lces.valid.introductionMax', LONG_TEXT_MAX);

export const lowCarbonSchema = v.object({
  introduction,
  entries: v.pipe(
    v.array(entrySchema),
    v.minLength(1),
    v.maxLength(LOW_CARBON_ENTRIES_MAX, textKey('lces.maxEntries')),
  ),
});

export function isIntroduced({ introduction: text }: LowCarbonValues): boolean {
  return v.is(introduction, text);
}

export function isComplete(entry: unknown): boolean {
  return v.is(entrySchema, entry);
}

export function likenessOf({ productName, steps }: EntryValues): Likeness {
  return { name: productName, besides: [...steps].sort() };
}

/** The platform's own PDF is the only PDF accepted as a data table (decision 28). */
export function standardPdfs(models: readonly { fileName: string }[]): string[] {
  return models.map(({ fileName }) => fileName).filter((name) => name.toLowerCase().endsWith('.pdf'));
}

/**
 * The company in every entry, steps in the order of the process.
 * @param order codes of the dictionary; unknown steps come last
 */
export function toRequest(
  values: LowCarbonValues,
  companyName: string,
  order: readonly string[],
): Wire['LowCarbonApplication'] {
  const place = (code: string): number => (order.includes(code) ? order.indexOf(code) : order.length);
  return {
    list: values.entries.map(({ productName, steps, table }) => ({
      companyName,
      introduction: values.introduction.trim(),
      productName: productName.trim(),
      process: [...steps].sort((a, b) => place(a) - place(b)).join(';'),
      attachmentId: table?.id ?? '',
    })),
  };
}

/** Paths of restored entries without any step that the dictionary still contains: the user must select them again. */
export function goneSteps({ entries }: LowCarbonValues, known: readonly string[]): string[] {
  return entries.flatMap(({ steps }, index) =>
    steps.some((step) => known.includes(step)) ? [] : [`entries.${String(index)}.steps`],
  );
}

const FIELD_ORDER = ['productName', 'steps', 'table'];

function placeOf(path: string): { entry: number; field: string } | null {
  const [, index, field] = /^entries\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return index === undefined || field === undefined ? null : { entry: Number(index), field };
}

export function inPageOrder(paths: readonly string[]): string[] {
  const rank = (path: string): number => {
    const place = placeOf(path);
    return place === null ? -1 : place.entry * 10 + FIELD_ORDER.indexOf(place.field);
  };
  return [...paths].sort((a, b) => rank(a) - rank(b));
}

/** Missing steps and tables are reported in one line each, with the numbers of their entries (document 2 §5, §8). */
const LISTED = {
  steps: 'lces.valid.processMissing',
  table: 'lces.valid.fileMissing',
} as const satisfies Record<string, TextKey>;

export function errorLines(
  errors: Readonly<Record<string, unknown>>,
  t: Translate,
  lang: Language,
): ErrorLine[] {
  const wrong = inPageOrder(Object.keys(errors).filter((path) => Boolean(errors[path])));
  const reported = new Set<string>();
  return wrong.flatMap((path) => {
    const place = placeOf(path);
    // Cast: the form's rules only produce text keys.
    const text = t(String(errors[path]) as TextKey);
    if (place === null) return [{ path, text }];
    const { entry, field } = place;
    if (field !== 'steps' && field !== 'table') {
      return [{ path, text: t('epd.apply.fixAt', { index: entry + 1, error: text }) }];
    }
    if (reported.has(field)) return [];
    reported.add(field);
    const numbers = wrong.flatMap((other) => {
      const at = placeOf(other);
      return at?.field === field ? [String(at.entry + 1)] : [];
    });
    const entries = numbers.join(lang === 'zh' ? '、' : ', ');
    return [{ path, text: t(LISTED[field], { entries }), fields: numbers.length }];
  });
}
