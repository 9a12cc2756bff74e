import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';
import { readPage, rowsOf, sectionOf } from '../docs/markdown.ts';

type Marks = { reasons: string[]; unmarked: string[] };

/** Texts of `x-assumed`, `x-invented` and `x-without` below a node, and operations without `x-source`. */
function collect(node: unknown, marks: Marks): Marks {
  if (Array.isArray(node)) for (const part of node) collect(part, marks);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return marks;
  const record = node as Record<string, unknown>;
  if (typeof record['operationId'] === 'string' && typeof record['x-source'] !== 'string') {
    marks.unmarked.push(record['operationId']);
  }
  for (const [key, value] of Object.entries(record)) {
    if (/^x-(assumed|invented|without)$/.test(key)) marks.reasons.push(String(value));
    else if (key !== 'example' && key !== 'examples') collect(value, marks);
  }
  return marks;
}

const files = readdirSync(`${ROOT}openapi`).filter(
  (name) => name.endsWith('.yaml') && name !== 'control.yaml',
);
const marks = files.reduce<Marks>(
  (found, name) => collect(parse(readFileSync(`${ROOT}openapi/${name}`, 'utf8')), found),
  { reasons: [], unmarked: [] },
);
const page = readPage('docs/assumptions.md');
/** The heading above all that no document names; its number is the page's. */
const INVENTED = /^## (Invented: .+)$/m.exec(page)?.[1] ?? '';

describe('what is documented and what is ours (decision 5)', () => {
  it('every call names its source', () => {
    expect(marks.unmarked).toEqual([]);
  });

  it('every assumption says why, and stands on the page for whoever connects the real server', () => {
    expect(marks.reasons.length).toBeGreaterThan(100);
    const words = (text: string) => text.replace(/\\/g, '').replace(/\s+/g, ' ').trim();
    const shown = words(page);
    expect(marks.reasons.filter((why) => words(why) === '' || !shown.includes(words(why)))).toEqual([]);
  });

  it('what the deployment guide asks a real server for is invented', () => {
    const guide = readPage('docs/deployment.md');
    const rows = rowsOf(sectionOf(guide, 'Fields worth asking the real server for'));
    const asked = rows.flatMap(([fields = '']) => fields.replaceAll('`', '').split(', '));
    const invented = rowsOf(sectionOf(page, INVENTED)).map(([place]) => place);
    expect(rows).toHaveLength(12);
    expect(asked.filter((field) => !invented.includes(field))).toEqual([]);
  });

  it('the page counts its rows', () => {
    const stated = Number(/leave (\d+) points/.exec(page)?.[1]);
    const rows = page.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows).toHaveLength(stated);
  });
});
