/**
 * `minLength` and `maxLength` of the contract's checks, which mean characters, not units of UTF-16: an emoji is one. Ajv's own
 * count every text through for each of the two. Mostly its number of units, which is known, says enough.
 */
import { _, str, type Ajv2020, type CodeKeywordDefinition } from 'ajv/dist/2020.js';

/** Characters, as JSON Schema counts them. */
export function charactersIn(text: string): number {
  let count = text.length;
  // The second half of a pair is no character of its own; a half that stands alone is one.
  for (let at = 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0xdc00 || unit > 0xdfff) continue;
    const before = text.charCodeAt(at - 1);
    if (before >= 0xd800 && before <= 0xdbff) count -= 1;
  }
  return count;
}

/** A text has at most as many characters as units. */
export const isLonger = (text: string, max: number): boolean => text.length > max && charactersIn(text) > max;

/** A text has at least half as many characters as units. */
export const isShorter = (text: string, min: number): boolean =>
  text.length < 2 * min && charactersIn(text) < min;

const LENGTH = {
  type: 'string',
  schemaType: 'number',
  code: (context) => {
    const ref = context.keyword === 'maxLength' ? isLonger : isShorter;
    const isWrong = context.gen.scopeValue('func', { ref });
    context.fail(_`${isWrong}(${context.data}, ${context.schemaCode})`);
  },
  error: {
    message: ({ keyword, schemaCode }) =>
      str`must NOT have ${keyword === 'maxLength' ? 'more' : 'fewer'} than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  },
} satisfies Omit<CodeKeywordDefinition, 'keyword'>;

/** Puts them in the place of Ajv's. */
export function countFewer(ajv: Ajv2020): void {
  for (const keyword of ['minLength', 'maxLength'])
    ajv.removeKeyword(keyword).addKeyword({ keyword, ...LENGTH });
}
