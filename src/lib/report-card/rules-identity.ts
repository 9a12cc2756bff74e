import { error, follows, rule, warning, type Told } from './rule.ts';

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
  product: rule({
    topic: 'identity',
    norm: ['ISO 14025', 'ISO 21930'],
    needs: ['product'],
    check: ({ product }) => error(listed(product) === ''),
  }),
  productSpecific: rule({
    topic: 'identity',
    norm: ['ISO 14025', 'EN 15804'],
    needs: ['product'],
    check: ({ product }) =>
      listed(product) === ''
        ? 'aside'
        : warning(
            product.some((name) => NO_PRODUCT.test(name.trim())),
            { name: listed(product) },
          ),
  }),
  owner: rule({
    topic: 'identity',
    norm: ['ISO 14025'],
    needs: ['owner'],
    check: ({ owner }) => error(listed(owner) === ''),
  }),
  numberType: rule({
    topic: 'identity',
    norm: ['ISO 14025', 'ISO 14067'],
    needs: ['number', 'type'],
    check: ({ number, type }) => {
      const said = /(?<![A-Z])(EPD|CFP)(?![A-Z])/i.exec(number)?.[1]?.toUpperCase();
      return said === undefined ? 'aside' : error(said !== type, { number, type });
    },
  }),
  epdStandard: rule({
    topic: 'identity',
    norm: ['ISO 14025'],
    type: 'EPD',
    needs: ['standards'],
    check: (facts) => error(!follows(facts, /(?:ISO 14025|GB\/T 24025)(?!\d)/i)),
  }),
  lcaStandards: rule({
    topic: 'identity',
    norm: ['ISO 14040', 'ISO 14044'],
    type: 'EPD',
    needs: ['standards'],
    check: (facts) => {
      const left = missing(facts, {
        'ISO 14040': /(?:ISO 14040|GB\/T 24040)(?!\d)/i,
        'ISO 14044': /(?:ISO 14044|GB\/T 24044)(?!\d)/i,
      });
      return warning(left !== '', { left });
    },
  }),
  cfpStandard: rule({
    topic: 'identity',
    norm: ['ISO 14067'],
    type: 'CFP',
    needs: ['standards'],
    check: (facts) => error(!follows(facts, /(?:ISO(?:\/TS)? 14067|GB\/T 24067)(?!\d)/i)),
  }),
  cfpClaims: rule({
    topic: 'identity',
    norm: ['ISO 14067', 'EN 15804'],
    type: 'CFP',
    needs: ['standards'],
    check: (facts) => warning(follows(facts, /EN 15804|ISO 21930|ISO 14025(?!\d)/i)),
  }),
  oldEditions: rule({
    topic: 'identity',
    norm: ['EN 15804+A2', 'ISO 21930', 'ISO 14067'],
    needs: ['standards'],
    check: ({ standards }) => {
      const old = standards.filter((standard) => OLD_EDITIONS.some((edition) => edition.test(standard)));
      return warning(old.length > 0, { old: old.join(', ') });
    },
  }),
  routeStandard: rule({
    topic: 'identity',
    norm: ['T/CISA 469'],
    under: /T\/CISA 469/i,
    needs: ['route'],
    check: ({ route }) => error(route !== 'BF-BOF', { route }),
  }),
  pcrNamed: rule({
    topic: 'pcr',
    norm: ['ISO 14025'],
    needs: ['pcrNumber'],
    check: ({ pcrNumber }) => error(pcrNumber.trim() === ''),
  }),
  pcrListed: rule({
    topic: 'pcr',
    norm: ['ISO 14025'],
    needs: ['pcrNumber', 'pcr'],
    check: ({ pcr, pcrNumber }) => error(pcr === null, { pcr: pcrNumber }),
  }),
  pcrValid: rule({
    topic: 'pcr',
    norm: ['ISO 14025', 'PCR'],
    stage: 'published',
    needs: ['pcr', 'pcrVersion', 'published'],
    check: ({ pcr, pcrVersion, published }) => {
      if (pcr === null) return 'aside';
      // The list tells the days of the current edition only.
      if (pcr.version !== pcrVersion || (pcr.from === undefined && pcr.until === undefined)) return 'untold';
      return error(published < (pcr.from ?? published) || published > (pcr.until ?? published), {
        day: published,
        from: pcr.from ?? '?',
        until: pcr.until ?? '?',
      });
    },
  }),
  pcrStillValid: rule({
    topic: 'pcr',
    norm: ['ISO 14025', 'PCR'],
    stage: 'applied',
    needs: ['pcr'],
    check: ({ pcr, today }) => {
      if (pcr === null) return 'aside';
      return pcr.until === undefined ? 'untold' : error(pcr.until < today, { until: pcr.until });
    },
  }),
  pcrCovers: rule({
    topic: 'pcr',
    norm: ['ISO 14025', 'PCR'],
    stage: 'applied',
    needs: ['picked'],
    check: ({ picked }) => warning(!picked),
  }),
} as const;
