import type { Phrase } from '#src/ui/words.ts';

/** Colour and words of the places of declarations, by id. */
export type Places = ReadonlyMap<string, { colour: string; words: Phrase }>;
