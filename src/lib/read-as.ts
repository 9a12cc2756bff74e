import * as v from 'valibot';

/** Validates a value of unknown origin (server, storage); null if it does not fit. */
export function readAs<Shape extends v.GenericSchema>(
  shape: Shape,
  raw: unknown,
): v.InferOutput<Shape> | null {
  const result = v.safeParse(shape, raw);
  return result.success ? result.output : null;
}
