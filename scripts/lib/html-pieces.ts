import type { Piece } from '#src/app/fill-head.ts';

/** What of a node is read here: of happy-dom's too. */
interface Node {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly localName?: string;
  readonly attributes?: Iterable<{ readonly name: string; readonly value: string }>;
  readonly childNodes: Iterable<Node>;
}
interface Page {
  createElement: (name: string) => Node & { innerHTML: string };
}

const TEXT = 3;

function pieceOf(node: Node): Piece {
  if (node.nodeType === TEXT) return node.textContent ?? '';
  const attributes = [...(node.attributes ?? [])].map(({ name, value }) => [name, value] as const);
  return [node.localName ?? '', Object.fromEntries(attributes), [...node.childNodes].map(pieceOf)];
}

/** HTML of our own as data from which src/app/fill-head.ts makes elements: a page does not take HTML from a script. */
export function piecesOf(html: string, page: Page): Piece[] {
  const place = page.createElement('div');
  place.innerHTML = html;
  return [...place.childNodes].map(pieceOf);
}
