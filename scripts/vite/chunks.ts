/**
 * Chunking of the bundle. Two long-lived chunks hold what every page or home needs; `libraries` rarely changes, so browsers keep
 * it cached across releases. PDF, RSA, captcha and form code load on demand with their screens.
 */

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Group {
  debugName: string;
  minShareCount?: number;
  name: (id: string, graph: Graph) => string | null;
}

const ENTRY = /\/src\/main\.tsx$/;
/** Files that every page loads first. */
export const FIRST_SCRIPTS = /(?:^|\/)(?:libraries|portal|rolldown-runtime|index)-[\w-]+\.js$/;
/** Fetched once a first page is rendered: the rest of home and of the shell, focus management, recovery from missing chunks. */
const LATER = [
  /\/src\/features\/(?:home\/home-rest\.tsx|shell\/late-frame\.ts)$/,
  /\/src\/(?:ui\/lost-focus|app\/(?:chunk-recovery|keep-place|page-transitions))\.ts$/,
];
/** Modules that open each chunk; it holds what they import, too. */
const ROOTS = {
  /** The entry, what a first visit renders (shell, home), and the title of most other pages. */
  first: [ENTRY, /\/src\/(?:features\/shell\/shell|features\/home\/home-screen|ui\/page-layout)\.tsx$/],
  /** Other entry pages: a chunk for each, and one for what both need. */
  product: [/\/src\/(?:features\/product\/product-screen\.tsx|lib\/business-id\.ts)$/],
  register: [/\/src\/routes\/epd\/search-views\.tsx$/],
  /** With drawings of products, which the rows of home show. */
  later: [...LATER, /\/src\/ui\/drawings\/product\/shape-of\.ts$/],
  /** A first page loads them too, for network errors, but no other floating elements. */
  'notice-stack': [/\/src\/ui\/notice-stack\.tsx$/],
  /** Screens without dialogs: the other public pages, the plot above the search, and what follows the product page and home. */
  pages: [
    /\/src\/features\/(?:news|announcements|gpi|links|resources|introduction)\/[\w-]+-screen\.tsx$/,
    /\/src\/features\/(?:legal\/current-screen|pages\/server-page|pcr\/search-screen)\.tsx$/,
    /\/src\/(?:features\/(?:product\/(?:more-ways|visitor)|home\/dashboard)|parts\/(?:plot\/search-plot|declaration\/linked-data))\.tsx?$/,
  ],
  /** Menus, selects, tooltips, dialogs and drawers load on first use: their positioning code is one chunk. */
  floating: [
    /\/src\/ui\/(?:(?:hint-float|arriving-menu|dialog)\.tsx|select\.ts)$/,
    /\/@mantine\/core\/esm\/components\/Drawer\/Drawer\.mjs$/,
  ],
};
const PACKAGE = /[\\/]node_modules[\\/]/;
/** Large, used by one screen each: never part of a shared chunk. */
const ON_DEMAND =
  /[\\/]node_modules[\\/](?:pdfjs-dist|react-pdf|jsencrypt|@noble|dompurify)[\\/]|[\\/]locales[\\/]/;
/** Barrel files: a chunk that contained one would pull in everything it re-exports. */
const INDEX_FILES =
  /[\\/]node_modules[\\/](?:@mantine[\\/]\w+|@tabler[\\/]icons-react|valibot)[\\/].*[\\/](?:index|tabler-icons-react)\.m?js$/;

/** Modules statically imported from `roots`, transitively. Walks the graph once per build and set of roots. */
function reachedFrom(graph: Graph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** Options for `build.rolldownOptions.output.codeSplitting`. */
export function chunkGroups() {
  const ids = new Set<string>();
  const known = new Map<string, Set<string>>();

  const needs = (name: keyof typeof ROOTS, id: string, graph: Graph): boolean => {
    let found = known.get(name);
    if (found === undefined) {
      const roots = [...ids].filter((one) => ROOTS[name].some((root) => root.test(one)));
      known.set(name, (found = reachedFrom(graph, roots)));
    }
    return found.has(id);
  };
  const stays = (id: string): boolean => ON_DEMAND.test(id) || INDEX_FILES.test(id);
  // On-demand modules keep chunks of their own.
  const comesLater = (id: string, graph: Graph): boolean =>
    needs('later', id, graph) && !LATER.some((root) => root.test(id));
  const only = (name: keyof typeof ROOTS, minShareCount = 1): Group => ({
    debugName: name,
    minShareCount,
    name: (id, graph) => (needs(name, id, graph) ? name : null),
  });
  /** What other pages need of it. */
  const part = (name: keyof typeof ROOTS): Group => ({
    debugName: `part of ${name}`,
    name: (id, graph) => (needs(name, id, graph) && needs('pages', id, graph) ? `${name}-part` : null),
  });

  // A chunk takes a module's imports too, unless a group of higher priority claims them: shared groups come first.
  const groups: readonly Group[] = [
    {
      debugName: 'first load',
      name: (id, graph) => {
        // The entry stays a file of its own, which starts React DOM after a pause (scripts/vite/script-links.ts).
        if (!needs('first', id, graph) || ENTRY.test(id)) return null;
        return PACKAGE.test(id) ? 'libraries' : 'portal';
      },
    },
    {
      debugName: 'what several of these need',
      name: (id, graph) => {
        const needing = (['product', 'register', 'notice-stack'] as const).filter((name) =>
          needs(name, id, graph),
        );
        // A hook of Mantine's, too small for a chunk of its own.
        const isSmall = needing[0] === 'notice-stack' && needs('pages', id, graph);
        return isSmall || needing.length + Number(comesLater(id, graph)) > 1 ? 'declaration' : null;
      },
    },
    part('product'),
    only('product'),
    only('register'),
    { debugName: 'later', name: (id, graph) => (comesLater(id, graph) ? 'later' : null) },
    only('notice-stack'),
    only('pages', 2),
    only('floating'),
  ];
  return {
    groups: [
      ...groups.map(({ name, ...group }, at) => ({
        ...group,
        priority: groups.length + 1 - at,
        // Always true; it runs for every module before the first `name`, so all roots are known by then.
        test: (id: string): boolean => ids.add(id).has(id),
        name: (id: string, graph: Graph): string | null => (stays(id) ? null : name(id, graph)),
      })),
      {
        name: 'shared',
        priority: 1,
        minShareCount: 2,
        test: (id: string): boolean => !stays(id),
      },
    ],
  };
}
