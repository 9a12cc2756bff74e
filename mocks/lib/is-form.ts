/**
 * Whether a value is a form, by its tag: in Node the name `FormData` alone would load all of fetch with the first JSON call.
 * Parsed JSON has no symbols as keys.
 */
export function isForm(value: unknown): value is FormData {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.prototype.toString.call(value) === '[object FormData]'
  );
}
