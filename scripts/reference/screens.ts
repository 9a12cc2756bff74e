/** Screens by call: routes whose code reaches a piece that names the call. */
import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';
import type { Located } from '../openapi/document.ts';
import { namesOperation } from '../openapi/usage.ts';
import { reach, type Code } from './reach.ts';

/** Code shared by all pages: boot, shell, dialogs. */
export const EVERY_PAGE = '*';

interface Screen {
  readonly path: string;
  readonly file: string;
}

/** Every path of the route map with its file; layouts are not screens. */
function screensOf(nodes: readonly VirtualRouteNode[]): Screen[] {
  return nodes.flatMap((node): Screen[] => {
    if (node.type === 'index') return [{ path: '/', file: node.file }];
    if (node.type === 'layout')
      return [{ path: EVERY_PAGE, file: node.file }, ...screensOf(node.children ?? [])];
    if (node.type === 'route' && node.file !== undefined) return [{ path: node.path, file: node.file }];
    return [];
  });
}

function named(code: string, operations: readonly Located[]): string[] {
  return operations
    .filter(
      (located) =>
        (code.includes(located.path) || code.includes(located.operation.operationId)) &&
        namesOperation(code, located),
    )
    .map(({ operation }) => operation.operationId);
}

/**
 * Paths of the screens that make each call, in the order of the map; {@link EVERY_PAGE} first.
 * @param code the portal's code
 */
export function screensByCall(
  code: Code,
  map: VirtualRootRoute,
  operations: readonly Located[],
): Map<string, string[]> {
  const callsOf = new Map([...code.pieces].map(([id, piece]) => [id, named(piece.code, operations)]));
  const around = { path: EVERY_PAGE, file: map.file };
  const found = new Map<string, string[]>();
  const note = (path: string, from: readonly string[]): void => {
    const calls = new Set([...reach(code, from)].flatMap((id) => callsOf.get(id) ?? []));
    for (const call of calls) {
      const paths = found.get(call) ?? [];
      if (!paths.includes(path)) found.set(call, [...paths, path]);
    }
  };
  note(EVERY_PAGE, ['src/main.tsx#*']);
  for (const { path, file } of [around, ...screensOf(map.children ?? [])])
    note(path, [`src/routes/${file}#*`]);
  return found;
}
