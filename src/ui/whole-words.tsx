import type { ReactNode } from 'react';

/** The words of Chinese text; one character alone belongs to both its neighbours, as 电工|钢 and 短|流程 are one word each. */
function wordsIn(text: string): string[] {
  const words = [''];
  let lengthBefore = 1;
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    words.push(lengthBefore === 1 || segment.length === 1 ? `${words.pop() ?? ''}${segment}` : segment);
    lengthBefore = segment.length;
  }
  return words;
}

/** Characters; a longer one would have ragged lines. */
const TITLE_MAX = 30;

/** A title whose lines end between words: browsers break Chinese between any two characters. */
export function WholeWords({ text }: { text: string }): ReactNode {
  if (!('Segmenter' in Intl) || text.length > TITLE_MAX) return text;
  return (
    <span style={{ wordBreak: 'keep-all' }}>
      {wordsIn(text)
        .flatMap((word, at) => [<wbr key={at} />, word])
        .slice(1)}
    </span>
  );
}
