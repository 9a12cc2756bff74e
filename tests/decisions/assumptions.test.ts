import { describe, expect, it } from 'vitest';
import { readPage, rowsOf, sectionOf } from '../docs/markdown.ts';

const page = readPage('docs/assumptions.md');
/** The heading above all that no document names; its number is the page's. */
const INVENTED = /^## (Invented: .+)$/m.exec(page)?.[1] ?? '';

// That each call names its source, and each assumption its reason, is held by rules of the contract (npm run contract).
describe('what is documented and what is ours (decision 5)', () => {
  it('what the deployment guide asks a real server for is invented', () => {
    const guide = readPage('docs/deployment.md');
    const rows = rowsOf(sectionOf(guide, 'Fields worth asking the real server for'));
    const asked = rows.flatMap(([fields = '']) => fields.replaceAll('`', '').split(', '));
    const invented = rowsOf(sectionOf(page, INVENTED)).map(([place]) => place);
    expect(rows).toHaveLength(12);
    expect(asked.filter((field) => !invented.includes(field))).toEqual([]);
  });
});
