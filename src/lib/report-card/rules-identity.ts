import { about, error, follows, rule, warning, type Told } from './rule.ts';

/** Names of the material in general, which name no product. */
const NO_PRODUCT = /^(?:钢|钢材|钢铁|钢铁产品|产品|steel|steels|steel products?|products?|n\/?a|test)$/i;

const OLD_EDITIONS = [/EN 15804\S*\+\s?A1/i, /^EN 15804:2012$/i, /ISO 21930:2007/i, /ISO\/TS 14067/i];

const listed = (texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join(' / ');

const missing = (facts: Told<'standards'>, wanted: Readonly<Record<string, RegExp>>): string =>
  Object.entries(wanted)
    .filter(([, pattern]) => !follows(facts, pattern))
    .map(([name]) => name)
    .join(', ');

/** What a declaration is, who makes it, and by which standards and category rules. */
export const IDENTITY_RULES = {
  ...about('identity', {
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
      const said = /(?<![A-Z])(EPD|CFP)(?![A-Z])/i.exec(number)?.[1]?.toUpperCase();
      return said === undefined ? 'aside' : error(said !== type, { number, type });
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
  }),
  ...about('pcr', {
    pcrNamed: rule(['pcrNumber'], ['ISO 14025'], ({ pcrNumber }) => error(pcrNumber.trim() === '')),
    pcrListed: rule(['pcrNumber', 'pcr'], ['ISO 14025'], ({ pcr, pcrNumber }) =>
      error(pcr === null, { pcr: pcrNumber }),
    ),
    pcrValid: rule(
      ['pcr', 'pcrVersion', 'published'],
      { norm: ['ISO 14025', 'PCR'], stage: 'published' },
      ({ pcr, pcrVersion, published }) => {
        if (pcr === null) return 'aside';
        // The list tells the days of the current edition only.
        if (pcr.version !== pcrVersion || (pcr.from === undefined && pcr.until === undefined))
          return 'untold';
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
  }),
};
