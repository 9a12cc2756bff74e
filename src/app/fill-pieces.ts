/** HTML as data: a text, or an element with name, attributes and content; `{mark}` is a placeholder. */
export type Piece =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, content: readonly Piece[]];

export type Values = Readonly<Record<string, string | readonly Node[]>>;
const MARK = /\{(\w+)\}/;
const SVG = 'http://www.w3.org/2000/svg';

/** Elements from data. What the server sent becomes text nodes and attribute values only, which prevents HTML injection. */
export function filled(pieces: readonly Piece[], values: Values, space?: string): Node[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return filledText(piece, values);
    const [name, attributes, content] = piece;
    const inside = name === 'svg' ? SVG : space;
    const element =
      inside === undefined ? document.createElement(name) : document.createElementNS(inside, name);
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(
        attribute,
        value.replace(MARK, (_, mark: string) => {
          const put = values[mark];
          return typeof put === 'string' ? put : '';
        }),
      );
    element.append(...filled(content, values, inside));
    return [element];
  });
}

function filledText(words: string, values: Values): Node[] {
  // Split by a capturing group: marks have odd indexes.
  return words.split(MARK).flatMap((part, at) => {
    const value = at % 2 === 0 ? part : (values[part] ?? '');
    if (typeof value !== 'string') return value;
    return value === '' ? [] : [document.createTextNode(value)];
  });
}
