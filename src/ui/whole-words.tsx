import { Fragment, type ReactNode } from 'react';

/** The words of Chinese text; one character alone belongs to both its neighbours, as 电工|钢 and 短|流程 are one word each. */
function wordsIn(text: string): string[] {
  const words: string[] = [];
  let isAlone = true;
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)) {
    if (isAlone || segment.length === 1) words.push(`${words.pop() ?? ''}${segment}`);
    else words.push(segment);
    isAlone = segment.length === 1;
  }
  return words;
}

/** A title whose lines end between words: browsers break Chinese between any two characters. */
export function WholeWords({ text }: { text: string }): ReactNode {
  if (!('Segmenter' in Intl) || !/\p{Script=Han}/u.test(text)) return text;
  return (
    <span style={{ wordBreak: 'keep-all' }}>
      {wordsIn(text).map((word, at) => (
        // A static list: the index is a stable key.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
}
