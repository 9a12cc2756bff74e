export type XmlNode = string | readonly XmlNode[];

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Characters that XML 1.0 forbids even when escaped, except for tabs and line breaks. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Character data or an attribute value. */
export function xmlText(text: string): string {
  return text
    .replace(FORBIDDEN, (char) => ('\t\n\r'.includes(char) ? char : ''))
    .replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? char);
}

/** An element; its content is XML already, see {@link xmlText}. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...content: readonly XmlNode[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`);
  const inside = joined(content);
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
}

export function joined(content: XmlNode): string {
  return typeof content === 'string' ? content : content.map(joined).join('');
}
