import type { SelectProps } from '@mantine/core';
import type { ComponentType } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';

export type SelectPart = ComponentType<SelectProps>;

let wanted: Promise<SelectPart> | undefined;
let here: { Select: SelectPart } | null = null;

/** The list that floats, once it is here. */
export const fetchedSelect = (): { Select: SelectPart } | null => here;

/**
 * Fetches it: late-select.tsx does, and whoever prepares a page with such fields.
 * @returns null when it does not come: the browser's own stays, and the next one who wants it tries again
 */
export async function fetchSelect(): Promise<{ Select: SelectPart } | null> {
  wanted ??= loadChunk(() => import('./select.ts')).then(({ Select }) => Select);
  try {
    here = { Select: await wanted };
  } catch {
    wanted = undefined;
  }
  return here;
}
