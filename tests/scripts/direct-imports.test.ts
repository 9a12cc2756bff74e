import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeDirect, readIndex } from '#scripts/vite/direct-imports.ts';
import { ROOT } from '#scripts/lib/paths.ts';

const MANTINE = readIndex(`${ROOT}node_modules/@mantine/core/esm/index.mjs`);
const ICONS = readIndex(`${ROOT}node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs`);

describe('the index of a package', () => {
  it('says in which file a part stands', () => {
    const { file, name } = MANTINE.get('Button') ?? { file: '', name: '' };
    expect(file).toMatch(/\/esm\/components\/Button\/Button\.mjs$/);
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export \\{[^}]*\\b${name}\\b`));
  });

  it('knows default exports under their names', () => {
    expect(ICONS.get('IconSun')).toEqual({
      file: expect.stringMatching(/\/icons\/IconSun\.mjs$/) as string,
      name: 'default',
    });
  });

  it('leads to another package for what the index hands on from there', () => {
    expect(MANTINE.get('RemoveScroll')).toEqual({ file: 'react-remove-scroll', name: 'RemoveScroll' });
  });
});

describe('an import from a package', () => {
  const places = new Map([
    ['Menu', { file: '/p/menu.mjs', name: 'Menu' }],
    ['Sun', { file: '/p/sun.mjs', name: 'default' }],
  ]);
  const direct = (code: string): string => makeDirect(code, (source) => (source === 'parts' ? places : null));

  it('goes to the file of each name, under the name that it has here', () => {
    expect(direct(`import { Menu as Floating, Sun } from 'parts';\nFloating(Sun);`)).toBe(
      `import { Menu as Floating } from "/p/menu.mjs"; import { default as Sun } from "/p/sun.mjs";\nFloating(Sun);`,
    );
  });

  it('stays with the package where the index does not show the name', () => {
    expect(direct(`import { Menu, Other } from 'parts';`)).toBe(
      `import { Menu as Menu } from "/p/menu.mjs"; import { Other as Other } from "parts";`,
    );
    expect(direct(`import * as all from 'parts';`)).toBe(`import * as all from 'parts';`);
  });

  it('leaves other packages and what only looks like an import alone', () => {
    const code = `import { Menu } from 'elsewhere';\nconst text = "import { Menu } from 'parts'";`;
    expect(direct(code)).toBe(code);
  });

  it('keeps the order of several imports', () => {
    expect(direct(`import { Sun } from 'parts';\nimport 'x';\nimport { Menu } from 'parts';\n`)).toBe(
      `import { default as Sun } from "/p/sun.mjs";\nimport 'x';\nimport { Menu as Menu } from "/p/menu.mjs";\n`,
    );
  });
});
