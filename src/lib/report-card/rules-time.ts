import { isDay } from '../day.ts';
import { EXPIRING_SOON_DAYS } from '../states.ts';
import { A2, error, rule, warning, type Finding, type Rule } from './rule.ts';

const DAY_MS = 86_400_000;
const YEARS_MAX = 5;
/** Maximum age of plant-specific and generic data, years. */
const OWN_DATA_MAX = 5;
const GENERIC_DATA_MAX = 10;

const inYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Compares dates; invalid ones have no verdict. */
const ofDays = (days: readonly string[], judge: () => Finding): Finding =>
  days.every(isDay) ? judge() : 'untold';

const named = (value: string): Finding => warning(value.trim() === '');

const attached = (file: 'lcaReport' | 'dataTable' | 'preReport', norm: readonly string[]): Rule =>
  /*'evidence'*/ rule([file], { norm, stage: 'applied' }, (facts) => warning(facts[file] === null));

export const TIME_RULES = {
  dateOrder: rule(['validFrom', 'validUntil'], ['ISO 14025'], ({ validFrom, validUntil }) =>
    ofDays([validFrom, validUntil], () => error(validFrom > validUntil, { validFrom, validUntil })),
  ),
  validityLength: rule(
    ['validFrom', 'validUntil'],
    { norm: ['ISO 14025', 'EN 15804'], type: 'EPD' },
    ({ validFrom, validUntil }) =>
      ofDays([validFrom, validUntil], () =>
        error(validUntil > inYears(validFrom, YEARS_MAX), { validFrom, validUntil }),
      ),
  ),
  expired: rule(['validUntil'], ['ISO 14025'], ({ validUntil, today }) =>
    ofDays([validUntil], () => error(validUntil < today, { validUntil })),
  ),
  expiring: rule(['validUntil'], ['ISO 14025'], ({ validUntil, today }) =>
    ofDays([validUntil], () => {
      const days = daysBetween(today, validUntil);
      return days < 0 ? 'aside' : warning(days < EXPIRING_SOON_DAYS, { days });
    }),
  ),
  publishedInFuture: rule(['published'], ['ISO 14025'], ({ published, today }) =>
    ofDays([published], () => error(published > today, { published })),
  ),
  validBeforePublished: rule(['published', 'validFrom'], ['ISO 14025'], ({ published, validFrom }) =>
    ofDays([published, validFrom], () => warning(validFrom < published, { published, validFrom })),
  ),
  replaced: rule(['replacedBy'], { norm: ['ISO 14025'], stage: 'published' }, ({ replacedBy }) =>
    warning(replacedBy !== null, { number: replacedBy ?? '' }),
  ),
  independent: rule(['verifier', 'owner'], ['ISO 14025'], ({ verifier, owner }) => {
    const plain = (names: readonly string[]): string[] =>
      names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
    const same = plain(verifier).find((name) => plain(owner).includes(name));
    return error(same !== undefined, { name: same ?? '' });
  }),
  report: rule(['report'], { norm: ['ISO 14025'], stage: 'published' }, ({ report }) => error(!report)),
  dataAge: rule(['dataYear'], ['EN 15804'], ({ dataYear, today, published }) => {
    const year = Number((published ?? today).slice(0, 4));
    const age = year - dataYear;
    const vars = { year: dataYear, age, own: OWN_DATA_MAX, generic: GENERIC_DATA_MAX };
    return age > GENERIC_DATA_MAX || age < 0 ? error(true, vars) : warning(age > OWN_DATA_MAX, vars);
  }),
  scrapShare: rule(['scrapShare'], ['ISO 20915', 'PCR'], ({ scrapShare }) =>
    error(!(scrapShare >= 0 && scrapShare <= 100), { share: scrapShare }),
  ),
  method: rule(['method'], { norm: ['EN 15804+A2'], under: A2 }, ({ method }) =>
    warning(!/\bEF\s?3/i.test(method), { method: method || '–' }),
  ),
  database: rule(['database'], ['ISO 14044', 'EN 15804'], ({ database }) => named(database)),
  allocation: rule(['allocation'], ['ISO 14044', 'ISO 20915'], ({ allocation }) => named(allocation)),
  technology: rule(['technology'], { norm: ['ISO 14044', 'PCR'], stage: 'applied' }, ({ technology }) =>
    named(technology),
  ),
  lcaReport: attached('lcaReport', ['ISO 14025', 'ISO 14044']),
  dataTable: attached('dataTable', ['ISO 14044']),
  preReport: attached('preReport', ['ISO 14025']),
  sameFile: rule(
    ['lcaReport', 'preReport'],
    { norm: ['ISO 14025'], stage: 'applied' },
    ({ lcaReport, preReport }) =>
      lcaReport === null || preReport === null
        ? 'aside'
        : warning(lcaReport === preReport, { name: lcaReport }),
  ),
};
