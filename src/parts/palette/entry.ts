/** One thing that the palette leads to. */
export interface PaletteEntry {
  /** Unique among all entries. */
  key: string;
  label: string;
  /** Where it belongs, its number: what tells it from its like; may be empty. */
  detail: string;
  /** What it is found by, besides label and detail: its words in the other language, numbers. */
  words: string;
  go: PaletteTarget;
}

/** A page of the portal, the LCA tools (whose way depends on the visitor), or another site. */
export type PaletteTarget =
  | { kind: 'page'; path: string; search: Record<string, string>; hash: string }
  | { kind: 'lca'; path: string }
  | { kind: 'external'; href: string };

/** What another area adds to the palette. */
export interface PaletteGroup {
  entries: readonly PaletteEntry[];
  /** Still on its way. */
  loading: boolean;
}
