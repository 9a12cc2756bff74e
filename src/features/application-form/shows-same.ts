import type { ItemValues } from './values.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** A part of the form that shows fields of one product. */
interface ItemPart {
  form: ApplicationForm;
  index: number;
}

/**
 * For `memo`: whether a part shows the same as before. The form is another object with every key, and each key would draw all
 * products anew; what a part is handed to do (choose, remove, upload) works on the newest values whenever it was made.
 * @param fields those that the part shows; all of the product without
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
