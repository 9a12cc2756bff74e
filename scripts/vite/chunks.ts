/**
 * How the bundle is cut: few, grouped chunks. What every page or the home page needs goes into two long-lived chunks
 * (libraries change rarely, so browsers keep them over our releases). What the product page and the search need besides
 * is a chunk each, and what two other pages share goes into one more.
 * Everything else stays where it is needed: PDF, RSA, captcha and form code come with the screen that asks for them.
 */

interface ModuleInfo {
  importedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The entry, and the screens that a first visit draws: the shell and the home page. */
const FIRST_LOAD = [/\/src\/main\.tsx$/, /\/src\/features\/(?:shell\/shell|home\/home-screen)\.tsx$/];
/** Files that every page has before any other is asked for. */
export const FIRST_SCRIPTS = /(?:^|\/)(?:libraries|portal|rolldown-runtime|index)-[\w-]+\.js$/;
/** The other pages that people open from outside: what each needs, and no page before it in this list, is one more chunk. */
const OPENED = [
  { name: 'product', screen: /\/src\/features\/product\/product-screen\.tsx$/ },
  { name: 'register', screen: /\/src\/features\/declaration-search\/search-screen\.tsx$/ },
] as const;
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
  const roots = new Set<string>();
  const entries = new Set<string>();
  let first: Set<string> | undefined;
  let opened: { name: string; reached: Set<string> }[] | undefined;

  const chunkOf = (id: string, graph: Graph): string | null => {
    first ??= reachedFrom(graph, [...roots]);
    opened ??= OPENED.map(({ name, screen }) => ({
      name,
      reached: reachedFrom(
        graph,
        [...entries].filter((entry) => screen.test(entry)),
      ),
    }));
    if (ON_DEMAND.test(id) || INDEX_FILES.test(id)) return null;
    if (first.has(id)) return PACKAGE.test(id) ? 'libraries' : 'portal';
    return opened.find(({ reached }) => reached.has(id))?.name ?? null;
  };

  return {
    groups: [
      {
        debugName: 'first load',
        priority: 2,
        // Every module passes here before the first `name` is asked for, so all roots are known by then.
        test: (id: string): boolean => {
          if (FIRST_LOAD.some((pattern) => pattern.test(id))) roots.add(id);
          if (OPENED.some(({ screen }) => screen.test(id))) entries.add(id);
          return true;
        },
        name: chunkOf,
      },
      {
        name: 'shared',
        priority: 1,
        minShareCount: 2,
        test: (id: string): boolean => !ON_DEMAND.test(id) && !INDEX_FILES.test(id),
      },
    ],
  };
}
