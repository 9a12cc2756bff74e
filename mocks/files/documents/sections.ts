import type { Block, Label, Section } from '../pdf.ts';

type Say = (zh: string, en: string) => Label;

const inBoth: Say = (zh, en) => ({ zh, en });

/**
 * Sections as text, both languages with a bar between: `# ` begins one, `- ` is an item of a list, `= … = …` a fact, `~ ` a muted and
 * `! ` an urgent paragraph, `{name}` stands for what is given, and any other line a paragraph.
 */
export function sectionsOf(
  text: string,
  given: Readonly<Record<string, Block | readonly Block[]>> = {},
  say = inBoth,
): Section[] {
  const label = (line: string): Label => {
    const [zh = '', en] = line.split('|');
    return en === undefined ? zh : say(zh, en);
  };
  const withLine = (blocks: readonly Block[], line: string): readonly Block[] => {
    const last = blocks.at(-1);
    const [mark, rest] = [line.slice(0, 2), line.slice(2)];
    if (mark === '- ') {
      if (last?.kind !== 'list') return [...blocks, { kind: 'list', items: [label(rest)] }];
      return [...blocks.slice(0, -1), { ...last, items: [...last.items, label(rest)] }];
    }
    if (mark === '= ') {
      const [name = '', value = ''] = rest.split(' = ');
      const fact = [label(name), label(value)] as const;
      if (last?.kind !== 'facts') return [...blocks, { kind: 'facts', rows: [fact] }];
      return [...blocks.slice(0, -1), { ...last, rows: [...last.rows, fact] }];
    }
    if (mark === '~ ') return [...blocks, { kind: 'paragraph', tone: 'muted', text: label(rest) }];
    if (mark === '! ') return [...blocks, { kind: 'paragraph', tone: 'attention', text: label(rest) }];
    const blocksHere = given[line.slice(1, -1)] ?? { kind: 'paragraph', text: label(line) };
    return [...blocks, ...[blocksHere].flat()];
  };
  const [, ...sections] = `\n${text.trim()}`.split('\n# ');
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading: label(heading), blocks: lines.reduce(withLine, []) };
  });
}
