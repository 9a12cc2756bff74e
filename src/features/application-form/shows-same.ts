import type { ItemValues } from './values.ts';
import type { ApplicationForm } from './use-application-form.ts';

interface ItemPart {
  form: ApplicationForm;
  index: number;
}

/**
 * Comparison for `memo`: the form object changes with every keystroke, which would re-render all products. Stale callbacks are
 * safe, because they read the current values.
 * @param fields the fields that the component shows; all fields of the product by default
 */
export function showsSame(fields?: readonly (keyof ItemValues)[]) {
  const shown = ({ form, index }: ItemPart): string => {
    const item = form.values.items[index];
    const path = `items.${String(index)}.`;
    const errors = Object.entries(form.errors).filter(([field]) => field.startsWith(path));
    return JSON.stringify([fields === undefined ? item : fields.map((field) => item?.[field]), errors]);
  };
  return (before: ItemPart, now: ItemPart): boolean =>
    before.index === now.index && shown(before) === shown(now);
}
