import * as v from 'valibot';

/** A value of unknown origin (a server, this browser's storage) by its shape; null when it does not fit. */
export function readAs<Shape extends v.GenericSchema>(
  shape: Shape,
  raw: unknown,
): v.InferOutput<Shape> | null {
  const result = v.safeParse(shape, raw);
  return result.success ? result.output : null;
}
