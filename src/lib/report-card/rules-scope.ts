import { declaredMass } from '../formats/published.ts';
import { A2, about, error, rule, warning } from './rule.ts';

const MODULES = 'A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 B6 B7 C1 C2 C3 C4 D'.split(' ');

/** Letters with a digit, ranges and lists of them. */
const NAMES_MODULES = /^[A-Z]\d?(?:\s*[-–—,;、+&\s]\s*[A-Z]\d?)*$/i;

/** Modules of a text such as `A1-A3, C, D`; null where it names none. Unknown names are kept. */
export function modulesOf(text: string): string[] | null {
  if (!NAMES_MODULES.test(text.trim())) return null;
  return text
    .toUpperCase()
    .replaceAll(/\s*[-–—]\s*/g, '-')
    .split(/[,;、+&\s]+/)
    .flatMap((part) => {
      const [first = '', last = first] = part.split('-');
      const ends = [modulesNamed(first).at(0), modulesNamed(last).at(-1)];
      const [from, to] = ends.map((name) => MODULES.indexOf(name ?? ''));
      if (from === undefined || to === undefined || from < 0 || to < from) return [...new Set([first, last])];
      return first === last ? modulesNamed(first) : MODULES.slice(from, to + 1);
    });
}

/** `C` names C1 to C4. */
const modulesNamed = (name: string): string[] =>
  name === '' ? [] : MODULES.filter((module) => module === name || (name.length === 1 && module[0] === name));

const quantityOf = (unit: string): number | null => {
  const [, quantity] = /^([-+]?\d+(?:\.\d+)?)\s*\S/.exec(unit.trim()) ?? [];
  return quantity === undefined ? null : Number(quantity);
};

const unitNorm = ['ISO 21930', 'EN 15804', 'PCR'];

/** What the figures are per, and which modules they cover. */
export const SCOPE_RULES = about('scope', {
  unit: rule(['declaredUnit'], unitNorm, ({ declaredUnit }) =>
    error(quantityOf(declaredUnit) === null, { unit: declaredUnit }),
  ),
  unitPositive: rule(['declaredUnit'], unitNorm, ({ declaredUnit }) => {
    const quantity = quantityOf(declaredUnit);
    return quantity === null ? 'aside' : error(quantity <= 0, { unit: declaredUnit });
  }),
  unitMass: rule(['declaredUnit'], ['EN 15804+A2'], ({ declaredUnit }) =>
    quantityOf(declaredUnit) === null
      ? 'aside'
      : warning(declaredMass(declaredUnit.replace(/^[-+]/, '')) === null, { unit: declaredUnit }),
  ),
  unitOfPcr: rule(['declaredUnit', 'pcr'], ['PCR'], ({ declaredUnit, pcr }) => {
    if (pcr === null) return 'aside';
    if (pcr.declaredUnit === undefined) return 'untold';
    const [own, wanted] = [declaredUnit, pcr.declaredUnit].map((unit) => declaredMass(unit) ?? unit.trim());
    return error(own !== wanted, { unit: declaredUnit, wanted: pcr.declaredUnit });
  }),
  boundary: rule(['boundary'], ['EN 15804', 'ISO 21930'], ({ boundary }) => {
    const modules = modulesOf(boundary);
    const left = ['A1', 'A2', 'A3'].filter((module) => modules?.includes(module) === false);
    return modules === null ? 'untold' : error(left.length > 0, { boundary, left: left.join(', ') });
  }),
  moduleNames: rule(['boundary'], ['EN 15804', 'ISO 21930'], ({ boundary, modules }) => {
    const named = [...(modulesOf(boundary) ?? []), ...(modules ?? [])];
    const unknown = named.filter((module) => !MODULES.includes(module));
    return named.length === 0 ? 'untold' : error(unknown.length > 0, { modules: unknown.join(', ') });
  }),
  endOfLife: rule(['modules'], { norm: ['EN 15804+A2'], under: A2 }, ({ modules }) => {
    const left = ['C1', 'C2', 'C3', 'C4', 'D'].filter((module) => !modules.includes(module));
    return warning(left.length > 0, { left: left.join(', ') });
  }),
});
