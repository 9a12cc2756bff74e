import type { SelectProps } from '@mantine/core';
import type { ComponentType } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';

export type SelectPart = ComponentType<SelectProps>;

let wanted: Promise<SelectPart> | undefined;
let here: { Select: SelectPart } | null = null;

export const fetchedSelect = (): { Select: SelectPart } | null => here;

/** Null if loading failed: the native select stays, and the next call retries. */
export async function fetchSelect(): Promise<{ Select: SelectPart } | null> {
  wanted ??= loadChunk(() => import('./select.ts')).then(({ Select }) => Select);
  try {
    here = { Select: await wanted };
  } catch {
    wanted = undefined;
  }
  return here;
}
