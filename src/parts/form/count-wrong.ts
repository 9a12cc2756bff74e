import type { TextKey } from '#src/i18n/keys.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';

export type FormErrors = Readonly<Record<string, unknown>>;

/** A field may be a prefix: fields of a list count for its first match (`items` or `items.0`). */
export function countWrong(errors: FormErrors, fields: readonly string[]): number {
  const isOf = (path: string): boolean =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.keys(errors).filter((path) => Boolean(errors[path]) && isOf(path)).length;
}

interface FormSection<Field extends string> {
  id: string;
  title: TextKey;
  fields: readonly Field[];
}

/** Navigation of a form's sections; a section is ticked when it is valid. */
export function sectionLinks<Field extends string>(
  sections: readonly FormSection<Field>[],
  isComplete: (fields: readonly Field[]) => boolean,
  errors: FormErrors,
): SectionLink[] {
  return sections.map(({ id, title, fields }) => ({
    id,
    title,
    complete: isComplete(fields),
    wrong: countWrong(errors, fields),
  }));
}
