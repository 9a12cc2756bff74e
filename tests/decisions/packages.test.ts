import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';

interface Manifest {
  version: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  scarfSettings?: { enabled: boolean };
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Manifest;
const project = manifestOf(ROOT);
const all = project.devDependencies ?? {};

/** Whether Node 20.19.0 is inside a range of the forms that packages write: `>=20`, `^20.19.0 || >=22`, `20.x`. */
function takesNode20(range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=^~])\s+/g, '$1')
      .split(/\s+(?=[<>=^~\d])/)
      .every((comparator) => {
        const [, operator = '', major = '0', minor = '0'] =
          /^([<>=^~]*)\s*v?(\d+|\*)?(?:\.(\d+|x))?/.exec(comparator) ?? [];
        if (major === '*') return true;
        const wanted = Number(major) * 1000 + (Number(minor) || 0);
        if (operator.startsWith('>')) return 20_019 >= wanted;
        if (operator.startsWith('<')) return 20_019 < wanted;
        return Number(major) === 20 && 20_019 >= wanted;
      }),
  );
}

describe('packages (docs/decisions.md, "Ours")', () => {
  it('have exact versions', () => {
    // A second version of a package stands under another name.
    const exact = /^(?:npm:.+@)?\d+\.\d+\.\d+$/;
    expect(Object.entries(all).filter(([, version]) => !exact.test(version))).toEqual([]);
  });

  it('run on Node 20.19', () => {
    const tooNew = Object.keys(all).filter(
      (name) => !takesNode20(manifestOf(`${ROOT}node_modules/${name}/`).engines?.node ?? '*'),
    );
    expect(tooNew).toEqual([]);
  });

  it('has none that its authors have given up', () => {
    expect(Object.keys(all).filter((name) => /^(?:@types\/)?crypto-js$/.test(name))).toEqual([]);
  });

  it('come with none of the npm package, whose files hold what they need', () => {
    expect(project.dependencies).toBeUndefined();
  });

  it('tell nobody that they were installed', () => {
    expect(project.scarfSettings?.enabled).toBe(false);
  });
});
