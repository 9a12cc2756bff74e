/**
 * How the bundle is cut: few, grouped chunks. What every page or the home page needs goes into two long-lived chunks
 * (libraries change rarely, so browsers keep them over our releases). What the product page and the search need besides
 * is a chunk each, with one for what several of them need, home's later parts among them; what floats is one, and what two other pages share goes into one more.
 * Everything else stays where it is needed: PDF, RSA, captcha and form code come with the screen that asks for them.
 */

interface ModuleInfo {
  importedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The entry, the screens that a first visit draws, shell and home, and the title that pages show before their scripts. */
const FIRST_LOAD = [
  /\/src\/main\.tsx$/,
  /\/src\/features\/(?:shell\/shell|home\/home-screen)\.tsx$/,
  /\/src\/ui\/page-title\.tsx$/,
  // The looks of what a product page shows before its scripts: its frame and its head.
  /\/src\/parts\/page\/plain-frame\.module\.css/,
  /\/src\/features\/product\/product-head\.module\.css/,
  /\/src\/parts\/declaration\/standing-notice\.module\.css/,
  /\/src\/ui\/(?:status-badge|key-figure|as-written|loading-state)\.module\.css/,
];
/** Files that every page has before any other is asked for. */
export const FIRST_SCRIPTS = /(?:^|\/)(?:libraries|portal|rolldown-runtime|index)-[\w-]+\.js$/;
/** The other pages that people open from outside: what each needs besides is a chunk, and what both need one more. */
const OPENED = [
  { name: 'product', screen: /\/src\/features\/product\/product-screen\.tsx$/ },
  { name: 'register', screen: /\/src\/features\/declaration-search\/search-screen\.tsx$/ },
] as const;
/** What a first page fetches once it is drawn: the rest of home, of the frame, the watch on the focus and on missing scripts. Small, and so is all it brings along. */
const LATER = [
  /\/src\/features\/(?:home\/home-rest\.tsx|shell\/late-frame\.ts)$/,
  /\/src\/ui\/lost-focus\.ts$/,
  /\/src\/app\/chunk-recovery\.ts$/,
];
/** Menus, selects, hints, dialogs and drawers come with their first use, on every page: all that lets them float is one chunk. */
const FLOATING = [
  /\/src\/ui\/(?:hint-float|arriving-menu|dialog)\.tsx$/,
  /\/src\/ui\/select\.ts$/,
  /\/@mantine\/core\/esm\/components\/Drawer\/Drawer\.mjs$/,
];
const PACKAGE = /[\\/]node_modules[\\/]/;
/** Large, and needed by one screen each: never part of a shared chunk. */
const ON_DEMAND =
  /[\\/]node_modules[\\/](?:pdfjs-dist|react-pdf|jsencrypt|@noble|dompurify)[\\/]|[\\/]locales[\\/]/;
/** Empty files that only name others: a chunk that held one would draw in everything it names. */
const INDEX_FILES =
  /[\\/]node_modules[\\/](?:@mantine[\\/]\w+|@tabler[\\/]icons-react|valibot)[\\/].*[\\/](?:index|tabler-icons-react)\.m?js$/;

/** Ids that are reached from some without a dynamic import. The graph is walked once a build for each. */
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

  /** What a place needs without a dynamic import. */
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

  // Those that are asked for stay scripts of their own.
  const comesLater = (id: string, graph: Graph): boolean =>
    reached(graph, 'later', LATER).has(id) && !LATER.some((root) => root.test(id));

  // A module takes what it imports along into its chunk, unless a group of a higher priority has that: what several need comes first.
  const groups: readonly { debugName: string; name: (id: string, graph: Graph) => string | null }[] = [
    {
      debugName: 'first load',
      name: (id, graph) => {
        if (!reached(graph, 'first', FIRST_LOAD).has(id)) return null;
        return PACKAGE.test(id) ? 'libraries' : 'portal';
      },
    },
    {
      debugName: 'what several opened pages need',
      name: (id, graph) =>
        openedBy(id, graph).length + Number(comesLater(id, graph)) > 1 ? 'declaration' : null,
    },
    { debugName: 'opened pages', name: (id, graph) => openedBy(id, graph)[0] ?? null },
    {
      debugName: 'what comes once a first page is drawn',
      name: (id, graph) => (comesLater(id, graph) ? 'later' : null),
    },
    {
      debugName: 'what floats',
      name: (id, graph) => (reached(graph, 'floating', FLOATING).has(id) ? 'floating' : null),
    },
  ];
  return {
    groups: [
      ...groups.map(({ debugName, name }, at) => ({
        debugName,
        priority: groups.length + 1 - at,
        // Every module passes here before the first `name` is asked for, so all roots are known by then.
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
