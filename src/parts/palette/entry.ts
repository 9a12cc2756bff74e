export interface PaletteEntry {
  key: string;
  label: string;
  /** Distinguishes similar entries, e.g. number or area; may be empty. */
  detail: string;
  /** Additional search words: the other language, numbers. */
  words: string;
  go: PaletteTarget;
}

/** A page of the portal, the LCA tools (whose target depends on the user), or an external site. */
export type PaletteTarget =
  | { kind: 'page'; path: string; search: Record<string, string>; hash: string }
  | { kind: 'lca'; path: string }
  | { kind: 'external'; href: string };

export interface PaletteGroup {
  entries: readonly PaletteEntry[];
  loading: boolean;
}
