export type FormErrors = Readonly<Record<string, unknown>>;

/** A field may be a prefix: fields of a list count for its first match (`items` or `items.0`). */
export function countWrong(errors: FormErrors, fields: readonly string[]): number {
  const isOf = (path: string): boolean =>
    fields.some((field) => path === field || path.startsWith(`${field}.`));
  return Object.keys(errors).filter((path) => Boolean(errors[path]) && isOf(path)).length;
}
