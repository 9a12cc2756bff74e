import { isDay } from '../day.ts';
import { EXPIRING_SOON_DAYS } from '../states.ts';
import { error, rule, warning, type Finding, type Rule } from './rule.ts';
import { A2 } from './standards.ts';

const DAY_MS = 86_400_000;
const YEARS_MAX = 5;
/** Age in years from which the plant's own data, and generic data, are too old. */
const OWN_DATA_MAX = 5;
const GENERIC_DATA_MAX = 10;

const inYears = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Judges days; a text that is no day tells nothing. */
const ofDays = (days: readonly string[], judge: () => Finding): Finding =>
  days.every(isDay) ? judge() : 'untold';

const named = (value: string): Finding => warning(value.trim() === '');

const attached = (file: 'lcaReport' | 'dataTable' | 'preReport', norm: readonly string[]): Rule =>
  rule({
    topic: 'evidence',
    norm,
    stage: 'applied',
    needs: [file],
    check: (facts) => warning(facts[file] === null),
  });

/** Dates, verification, reports, the data behind the figures, and the files of an application. */
export const TIME_RULES = {
  dateOrder: rule({
    topic: 'validity',
    norm: ['ISO 14025'],
    needs: ['validFrom', 'validUntil'],
    check: ({ validFrom, validUntil }) =>
      ofDays([validFrom, validUntil], () => error(validFrom > validUntil, { validFrom, validUntil })),
  }),
  validityLength: rule({
    topic: 'validity',
    norm: ['ISO 14025', 'EN 15804'],
    type: 'EPD',
    needs: ['validFrom', 'validUntil'],
    check: ({ validFrom, validUntil }) =>
      ofDays([validFrom, validUntil], () =>
        error(validUntil > inYears(validFrom, YEARS_MAX), {
          validFrom,
          validUntil,
        }),
      ),
  }),
  expired: rule({
    topic: 'validity',
    norm: ['ISO 14025'],
    needs: ['validUntil'],
    check: ({ validUntil, today }) => ofDays([validUntil], () => error(validUntil < today, { validUntil })),
  }),
  expiring: rule({
    topic: 'validity',
    norm: ['ISO 14025'],
    needs: ['validUntil'],
    check: ({ validUntil, today }) =>
      ofDays([validUntil], () => {
        const days = daysBetween(today, validUntil);
        return days < 0 ? 'aside' : warning(days < EXPIRING_SOON_DAYS, { days });
      }),
  }),
  publishedInFuture: rule({
    topic: 'validity',
    norm: ['ISO 14025'],
    needs: ['published'],
    check: ({ published, today }) => ofDays([published], () => error(published > today, { published })),
  }),
  validBeforePublished: rule({
    topic: 'validity',
    norm: ['ISO 14025'],
    needs: ['published', 'validFrom'],
    check: ({ published, validFrom }) =>
      ofDays([published, validFrom], () => warning(validFrom < published, { published, validFrom })),
  }),
  replaced: rule({
    topic: 'validity',
    norm: ['ISO 14025'],
    stage: 'published',
    needs: ['replacedBy'],
    check: ({ replacedBy }) => warning(replacedBy !== null, { number: replacedBy ?? '' }),
  }),
  independent: rule({
    topic: 'evidence',
    norm: ['ISO 14025'],
    needs: ['verifier', 'owner'],
    check: ({ verifier, owner }) => {
      const plain = (names: readonly string[]): string[] =>
        names.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
      const same = plain(verifier).find((name) => plain(owner).includes(name));
      return error(same !== undefined, { name: same ?? '' });
    },
  }),
  report: rule({
    topic: 'evidence',
    norm: ['ISO 14025'],
    stage: 'published',
    needs: ['report'],
    check: ({ report }) => error(!report),
  }),
  dataAge: rule({
    topic: 'evidence',
    norm: ['EN 15804'],
    needs: ['dataYear'],
    check: ({ dataYear, today, published }) => {
      const year = Number((published ?? today).slice(0, 4));
      const age = year - dataYear;
      const vars = { year: dataYear, age, own: OWN_DATA_MAX, generic: GENERIC_DATA_MAX };
      return age > GENERIC_DATA_MAX || age < 0 ? error(true, vars) : warning(age > OWN_DATA_MAX, vars);
    },
  }),
  scrapShare: rule({
    topic: 'evidence',
    norm: ['ISO 20915', 'PCR'],
    needs: ['scrapShare'],
    check: ({ scrapShare }) => error(!(scrapShare >= 0 && scrapShare <= 100), { share: scrapShare }),
  }),
  method: rule({
    topic: 'evidence',
    norm: ['EN 15804+A2'],
    under: A2,
    needs: ['method'],
    check: ({ method }) => warning(!/\bEF\s?3/i.test(method), { method: method || '–' }),
  }),
  database: rule({
    topic: 'evidence',
    norm: ['ISO 14044', 'EN 15804'],
    needs: ['database'],
    check: ({ database }) => named(database),
  }),
  allocation: rule({
    topic: 'evidence',
    norm: ['ISO 14044', 'ISO 20915'],
    needs: ['allocation'],
    check: ({ allocation }) => named(allocation),
  }),
  technology: rule({
    topic: 'evidence',
    norm: ['ISO 14044', 'PCR'],
    stage: 'applied',
    needs: ['technology'],
    check: ({ technology }) => named(technology),
  }),
  lcaReport: attached('lcaReport', ['ISO 14025', 'ISO 14044']),
  dataTable: attached('dataTable', ['ISO 14044']),
  preReport: attached('preReport', ['ISO 14025']),
  sameFile: rule({
    topic: 'evidence',
    norm: ['ISO 14025'],
    stage: 'applied',
    needs: ['lcaReport', 'preReport'],
    check: ({ lcaReport, preReport }) =>
      lcaReport === null || preReport === null
        ? 'aside'
        : warning(lcaReport === preReport, { name: lcaReport }),
  }),
} as const;
