/**
 * Chunking of the bundle. Two long-lived chunks hold what every page or home needs; `libraries` rarely changes, so browsers keep
 * it cached across releases. Product page and search get a chunk each, plus one for what they share with each other and the later
 * parts of home; notices, what public pages share, floating elements and other shared code get one each. PDF, RSA, captcha and form code load
 * on demand with their screens.
 */

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const ENTRY = /\/src\/main\.tsx$/;
/** The entry, what a first visit renders (shell, home), and the title of most other pages. */
const FIRST_LOAD = [
  ENTRY,
  /\/src\/features\/(?:shell\/shell|home\/home-screen)\.tsx$/,
  /\/src\/ui\/page-title\.tsx$/,
];
/** Files that every page loads first. */
export const FIRST_SCRIPTS = /(?:^|\/)(?:libraries|portal|rolldown-runtime|index)-[\w-]+\.js$/;
/** Other entry pages: a chunk for each, and one for what both need. */
const OPENED = [
  { name: 'product', screen: /\/src\/features\/product\/product-screen\.tsx$/ },
  { name: 'register', screen: /\/src\/routes\/epd\/search-views\.tsx$/ },
] as const;
/**
 * Fetched once a first page is rendered: the rest of home and of the shell, focus management, recovery from missing chunks.
 * Small, with few dependencies.
 */
const LATER = [
  /\/src\/features\/(?:home\/home-rest\.tsx|shell\/late-frame\.ts)$/,
  /\/src\/ui\/lost-focus\.ts$/,
  /\/src\/app\/chunk-recovery\.ts$/,
];
/** Drawings of products, which the rows of home show. */
const DRAWINGS = /\/src\/ui\/drawings\/product\/shape-of\.ts$/;
/** Notices. A first page loads them too, for network errors, but no other floating elements. */
const NOTICES = [/\/src\/ui\/notice-stack\.tsx$/];
/** Menus, selects, tooltips, dialogs and drawers load on first use: their positioning code is one chunk. */
const FLOATING = [
  /\/src\/ui\/(?:hint-float|arriving-menu|dialog)\.tsx$/,
  /\/src\/ui\/select\.ts$/,
  /\/@mantine\/core\/esm\/components\/Drawer\/Drawer\.mjs$/,
];
/** Screens of the other public pages, and the plot above the search: visitors need no forms, dialogs or work of companies. */
const PUBLIC = [
  /\/src\/features\/(?:news|announcements|gpi|links|resources)\/[\w-]+-screen\.tsx$/,
  /\/src\/features\/introduction\/[\w-]+-screen\.tsx$/,
  /\/src\/features\/(?:legal\/current-screen|pages\/server-page|pcr\/search-screen)\.tsx$/,
  /\/src\/parts\/plot\/search-plot\.tsx$/,
];
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

  const reached = (graph: Graph, name: string, roots: readonly RegExp[]): Set<string> => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = reachedFrom(
      graph,
      [...ids].filter((id) => roots.some((root) => root.test(id))),
    );
    known.set(name, found);
    return found;
  };
  const stays = (id: string): boolean => ON_DEMAND.test(id) || INDEX_FILES.test(id);
  const openedBy = (id: string, graph: Graph): string[] =>
    OPENED.filter(({ name, screen }) => reached(graph, name, [screen]).has(id)).map(({ name }) => name);

  // On-demand modules keep chunks of their own.
  const comesLater = (id: string, graph: Graph): boolean =>
    reached(graph, 'later', [...LATER, DRAWINGS]).has(id) && !LATER.some((root) => root.test(id));
  const showsNotices = (id: string, graph: Graph): boolean => reached(graph, 'notices', NOTICES).has(id);

  // A chunk takes a module's imports too, unless a group of higher priority claims them: shared groups come first.
  const groups: readonly {
    debugName: string;
    minShareCount?: number;
    name: (id: string, graph: Graph) => string | null;
  }[] = [
    {
      debugName: 'first load',
      name: (id, graph) => {
        // The entry stays a file of its own, which starts React DOM after a pause (scripts/vite/script-links.ts).
        if (!reached(graph, 'first', FIRST_LOAD).has(id) || ENTRY.test(id)) return null;
        return PACKAGE.test(id) ? 'libraries' : 'portal';
      },
    },
    {
      debugName: 'what several opened pages need',
      name: (id, graph) =>
        openedBy(id, graph).length + Number(comesLater(id, graph)) + Number(showsNotices(id, graph)) > 1
          ? 'declaration'
          : null,
    },
    { debugName: 'opened pages', name: (id, graph) => openedBy(id, graph)[0] ?? null },
    {
      debugName: 'what comes once a first page is drawn',
      name: (id, graph) => (comesLater(id, graph) ? 'later' : null),
    },
    {
      debugName: 'what shows messages',
      name: (id, graph) => (showsNotices(id, graph) ? 'notice-stack' : null),
    },
    {
      debugName: 'what public pages share',
      minShareCount: 2,
      name: (id, graph) => (reached(graph, 'public', PUBLIC).has(id) ? 'pages' : null),
    },
    {
      debugName: 'what floats',
      name: (id, graph) => (reached(graph, 'floating', FLOATING).has(id) ? 'floating' : null),
    },
  ];
  return {
    groups: [
      ...groups.map(({ name, ...group }, at) => ({
        ...group,
        priority: groups.length + 1 - at,
        // `test` runs for every module before the first `name`, so all roots are known by then.
        test: (id: string): boolean => {
          ids.add(id);
          return true;
        },
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
