import type { Piece } from '#src/app/fill-pieces.ts';

/** The parts of a DOM node read here; happy-dom has them too. */
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

/** Our own HTML as data, from which src/app/fill-head.ts creates elements: Trusted Types forbid scripts to insert HTML. */
export function piecesOf(html: string, page: Page): Piece[] {
  const place = page.createElement('div');
  place.innerHTML = html;
  return [...place.childNodes].map(pieceOf);
}
