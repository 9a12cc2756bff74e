/** What every row has. */
import type * as v from 'valibot';
import type { bilingual } from './shape.ts';

export type { Written } from './shape.ts';

export type Bilingual = v.InferOutput<typeof bilingual>;

/** Every row has an id that never changes. */
export interface Row {
  id: string;
}
