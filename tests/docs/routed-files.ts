/** The map of src/routes.ts, flattened. */
import { routes } from '#src/routes.ts';

interface Node {
  type: string;
  path?: string;
  file?: string;
  children?: Node[];
}

function collect(nodes: readonly Node[] | undefined, found: Map<string, string>): Map<string, string> {
  for (const node of nodes ?? []) {
    if (node.type === 'index' && node.file !== undefined) found.set('/', node.file);
    if (node.type === 'route' && node.path !== undefined && node.file !== undefined)
      found.set(node.path, node.file);
    collect(node.children, found);
  }
  return found;
}

/** Path template to the file in src/routes that serves it. */
export function routedFiles(): ReadonlyMap<string, string> {
  return collect((routes as Node).children, new Map());
}
