import { declaredMass } from '#src/lib/formats/published.ts';
import { error, follows, rule, warning, type WithFacts, A2 } from './rule.ts';

/** Generic material names, which identify no product. */
const NO_PRODUCT = /^(?:钢|钢材|钢铁|钢铁产品|产品|steel|steels|steel products?|products?|n\/?a|test)$/i;

const OLD_EDITIONS = [/EN 15804\S*\+\s?A1/i, /^EN 15804:2012$/i, /ISO 21930:2007/i, /ISO\/TS 14067/i];

const listed = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join(' / ');

const missing = (facts: WithFacts<'standards'>, wanted: Readonly<Record<string, RegExp>>): string =>
  Object.entries(wanted)
    .filter(([, pattern]) => !follows(facts, pattern))
    .map(([name]) => name)
    .join(', ');

export const IDENTITY_RULES = {
  product: rule(['product'], ['ISO 14025', 'ISO 21930'], ({ product }) => error(listed(product) === '')),
  productSpecific: rule(['product'], ['ISO 14025', 'EN 15804'], ({ product }) =>
    listed(product) === ''
      ? 'aside'
      : warning(
          product.some((name) => NO_PRODUCT.test(name.trim())),
          { name: listed(product) },
        ),
  ),
  owner: rule(['owner'], ['ISO 14025'], ({ owner }) => error(listed(owner) === '')),
  numberType: rule(['number', 'type'], ['ISO 14025', 'ISO 14067'], ({ number, type }) => {
    const stated = /(?<![A-Z])(EPD|CFP)(?![A-Z])/i.exec(number)?.[1]?.toUpperCase();
    return stated === undefined ? 'aside' : error(stated !== type, { number, type });
  }),
  epdStandard: rule(['standards'], { norm: ['ISO 14025'], type: 'EPD' }, (facts) =>
    error(!follows(facts, /(?:ISO 14025|GB\/T 24025)(?!\d)/i)),
  ),
  lcaStandards: rule(['standards'], { norm: ['ISO 14040', 'ISO 14044'], type: 'EPD' }, (facts) => {
    const left = missing(facts, {
      'ISO 14040': /(?:ISO 14040|GB\/T 24040)(?!\d)/i,
      'ISO 14044': /(?:ISO 14044|GB\/T 24044)(?!\d)/i,
    });
    return warning(left !== '', { left });
  }),
  cfpStandard: rule(['standards'], { norm: ['ISO 14067'], type: 'CFP' }, (facts) =>
    error(!follows(facts, /(?:ISO(?:\/TS)? 14067|GB\/T 24067)(?!\d)/i)),
  ),
  cfpClaims: rule(['standards'], { norm: ['ISO 14067', 'EN 15804'], type: 'CFP' }, (facts) =>
    warning(follows(facts, /EN 15804|ISO 21930|ISO 14025(?!\d)/i)),
  ),
  oldEditions: rule(['standards'], ['EN 15804+A2', 'ISO 21930', 'ISO 14067'], ({ standards }) => {
    const old = standards.filter((standard) => OLD_EDITIONS.some((edition) => edition.test(standard)));
    return warning(old.length > 0, { old: old.join(', ') });
  }),
  routeStandard: rule(['route'], { norm: ['T/CISA 469'], under: /T\/CISA 469/i }, ({ route }) =>
    error(route !== 'BF-BOF', { route }),
  ),
  pcrNamed: rule(['pcrNumber'], ['ISO 14025'], ({ pcrNumber }) => error(pcrNumber.trim() === '')),
  pcrListed: rule(['pcrNumber', 'pcr'], ['ISO 14025'], ({ pcr, pcrNumber }) =>
    error(pcr === null, { pcr: pcrNumber }),
  ),
  pcrValid: rule(
    ['pcr', 'pcrVersion', 'published'],
    { norm: ['ISO 14025', 'PCR'], stage: 'published' },
    ({ pcr, pcrVersion, published }) => {
      if (pcr === null) return 'aside';
      // Only dates of the current edition are known.
      if (pcr.version !== pcrVersion || (pcr.from === undefined && pcr.until === undefined)) return 'untold';
      return error(published < (pcr.from ?? published) || published > (pcr.until ?? published), {
        day: published,
        from: pcr.from ?? '?',
        until: pcr.until ?? '?',
      });
    },
  ),
  pcrStillValid: rule(['pcr'], { norm: ['ISO 14025', 'PCR'], stage: 'applied' }, ({ pcr, today }) => {
    if (pcr === null) return 'aside';
    return pcr.until === undefined ? 'untold' : error(pcr.until < today, { until: pcr.until });
  }),
  pcrCovers: rule(['picked'], { norm: ['ISO 14025', 'PCR'], stage: 'applied' }, ({ picked }) =>
    warning(!picked),
  ),
};

const MODULES = 'A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 B6 B7 C1 C2 C3 C4 D'.split(' ');

/** Letters with optional digits, as ranges and lists. */
const NAMES_MODULES = /^[A-Z]\d?(?:\s*[-–—,;、+&\s]\s*[A-Z]\d?)*$/i;

/** Modules in a text such as `A1-A3, C, D`; null if there are none. Unknown names are kept. */
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

/** Declared unit and covered modules. */
export const SCOPE_RULES = {
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
};
