import type { components } from './generated/schema.d.ts';

/** What the contract sends and takes, by the name of its schema: `Wire['Quote']`. */
export type Wire = components['schemas'];
