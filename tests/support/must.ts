/** A value that the test relies on: without it the test has no subject, and fails where it is looked for. */
export function must<Value>(value: Value, what = 'What the test relies on'): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`${what} is missing.`);
  return value;
}
