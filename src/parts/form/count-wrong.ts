/** Errors of a form by the path of their field, as the form keeps them. */
export type FormErrors = Readonly<Record<string, unknown>>;

/** How many fields of a part of a form were found wrong; fields of a list count for its first path (`items` or `items.0`). */
export function countWrong(errors: FormErrors, fields: readonly string[]): number {
  const isOf = (path: string): boolean =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.keys(errors).filter((path) => Boolean(errors[path]) && isOf(path)).length;
}
