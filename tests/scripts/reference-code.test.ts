/** How scripts/reference reads code: what a piece uses, and what is reached. */
import { describe, expect, it } from 'vitest';
import { codeOf, reach } from '#scripts/reference/reach.ts';

const reached = (files: Readonly<Record<string, string>>, from: string): string[] =>
  [...reach(codeOf(Object.entries(files)), [from])].filter((id) => !id.endsWith('(load)')).sort();

describe('what is reached from a piece of code', () => {
  const QUERIES = `
    import { api } from '#src/api.ts';
    const size = 4;
    export const queries = { list: () => api(size), one: () => other() };
    function other() { return 1; }
    export const unused = () => api();`;

  it('is the property that it names, not the whole object', () => {
    const files = {
      'src/q.ts': QUERIES,
      'src/api.ts': 'export const api = () => 1;',
      'src/screen.tsx': `import { queries } from './q.ts';\nexport const Screen = () => <p>{queries.list()}</p>;`,
    };
    expect(reached(files, 'src/screen.tsx#Screen')).toEqual([
      'src/api.ts#api',
      'src/q.ts#queries.list',
      'src/q.ts#size',
      'src/screen.tsx#Screen',
    ]);
  });

  it('is all of an object that is handed on as it is', () => {
    const files = {
      'src/q.ts': QUERIES,
      'src/s.ts': `import { queries } from './q.ts';\nexport const s = use(queries);`,
    };
    expect(reached(files, 'src/s.ts#s')).toEqual([
      'src/q.ts#other',
      'src/q.ts#queries',
      'src/q.ts#size',
      'src/s.ts#s',
    ]);
  });

  it('goes through names that a file hands on, other names of imports, whole files, and files that come later', () => {
    const files = {
      'src/a.ts': 'export const a = 1; export const b = 2;',
      'src/all.ts': `export { a as first } from './a.ts';`,
      'src/s.ts': `
        import { first as one } from './all.ts';
        import * as whole from './a.ts';
        export const s = () => one;
        export const w = () => whole.b;
        export const later = () => import('./a.ts');`,
    };
    expect(reached(files, 'src/s.ts#s')).toEqual(['src/a.ts#a', 'src/all.ts#first', 'src/s.ts#s']);
    expect(reached(files, 'src/s.ts#w')).toEqual(['src/a.ts#b', 'src/s.ts#w']);
    expect(reached(files, 'src/s.ts#later')).toEqual(['src/a.ts#a', 'src/a.ts#b', 'src/s.ts#later']);
  });

  it('is neither a type nor a property that happens to have the same name', () => {
    const files = {
      'src/a.ts': 'export const api = 1; export interface T { x: number }',
      'src/s.ts': `
        import { api, type T } from './a.ts';
        export const s = (row: { api: T }, t: typeof api) => ({ api: row.api, t });`,
    };
    expect(reached(files, 'src/s.ts#s')).toEqual(['src/s.ts#s']);
  });

  it('is also what a file does when it is loaded', () => {
    const files = {
      'src/a.ts': `import './b.ts';\nexport const a = 1;`,
      'src/b.ts': `import { c } from './c.ts';\nc();`,
      'src/c.ts': 'export const c = () => 1;',
    };
    expect(reached(files, 'src/a.ts#a')).toEqual(['src/a.ts#a', 'src/c.ts#c']);
  });
});
