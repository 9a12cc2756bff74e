/** Values that came from a server, described for the console: short, and without anything that is somebody's secret. */

const TEXT_SHOWN = 40;
const FIELDS_SHOWN = 8;

/** Names of fields whose content is never shown. */
const PRIVATE_FIELD = /token|pass|secret|key|cookie|phone|mobile|mail|account|contact|name|address|code$/i;
/** Texts that look like a token, a number of a person, or an e-mail address. */
const PRIVATE_TEXT = /@|\d{6}|[\w+/=.-]{20}/;

/**
 * A value in a few words: `null`, `7`, `"abc"`, `text of 180 characters`, `list of 3`, `{ id: "7", token: text of 32 characters }`.
 * @param place name or pointer of the field that holds it
 */
export function describeValue(value: unknown, place = ''): string {
  if (Array.isArray(value)) return `list of ${String(value.length)}`;
  if (typeof value === 'object' && value !== null) return describeFields(value);
  if (value === undefined) return 'nothing';
  const isText = typeof value === 'string';
  const text = isText ? value : (JSON.stringify(value) ?? typeof value);
  if (text === '' || value === null) return isText ? 'an empty text' : 'null';
  if (PRIVATE_FIELD.test(place.split('/').at(-1) ?? '') || PRIVATE_TEXT.test(text))
    return isText ? `text of ${String(text.length)} characters` : `a ${typeof value}`;
  if (!isText) return text;
  return text.length > TEXT_SHOWN ? `"${text.slice(0, TEXT_SHOWN)}…"` : `"${text}"`;
}

function describeFields(value: object): string {
  const fields = Object.entries(value).map(([name, child]) => {
    const nested = typeof child === 'object' && child !== null && !Array.isArray(child);
    return `${name}: ${nested ? 'object' : describeValue(child, name)}`;
  });
  if (fields.length === 0) return '{}';
  const shown = fields.slice(0, FIELDS_SHOWN);
  return `{ ${shown.join(', ')}${fields.length > shown.length ? ', …' : ''} }`;
}
