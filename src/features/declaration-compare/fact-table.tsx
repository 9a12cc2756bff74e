import type { ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { factWords, validityWords } from '#src/parts/declaration/validity-words.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { CHAIN_KIND } from '#src/parts/declaration/chain-mark.tsx';
import { plain } from './rules.ts';
import { chainRecords, isOffChain } from '#src/parts/declaration/chain.ts';
import type { Side } from './side.ts';
import { useColumns } from './use-columns.tsx';
import classes from './compare.module.css';

interface FactRow {
  key: string;
  label: TextKey;
  /** In the order of the declarations; empty string for a missing value. */
  values: readonly string[];
}

interface FactTableProps {
  details: readonly Side[];
  onlyDifferences: boolean;
}

/** What differs as a table, and once what all have in common. */
export function FactTable({ details, onlyDifferences }: FactTableProps): ReactNode {
  const { t, lang } = useText();
  const given = (value: string): string => (value === '' ? t('compare.notGiven') : value);
  const all = useFacts(details);
  const rows = all.filter(differs);
  const alike = onlyDifferences ? [] : all.filter((row) => !differs(row));
  // What nobody states is not the same for all.
  const shared = alike.filter(({ values }) => values[0] !== '');
  const unknown = alike.filter(({ values }) => values[0] === '');
  const columns = useColumns<FactRow>(details, {
    title: 'compare.fact',
    head: ({ label }) => t(label),
    cell: ({ values }, at) => <AsWritten text={given(values[at] ?? '')} />,
  });
  return (
    <div className={classes.facts}>
      {rows.length === 0 ? (
        <p>{t('compare.noneDiffers')}</p>
      ) : (
        <RegisterList
          label="compare.facts"
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          room={42}
        />
      )}
      {shared.length > 0 && (
        <Section title="compare.shared" space="dense" order={3}>
          <FactList facts={shared.map(({ key, label, values }) => ({ key, label, value: values[0] }))} />
        </Section>
      )}
      {unknown.length > 0 && (
        <p className={classes.second}>
          {t('epd.search.chip', {
            name: t('compare.notGiven'),
            value: unknown.map(({ label }) => t(label)).join(lang === 'zh' ? '、' : ', '),
          })}
        </p>
      )}
    </div>
  );
}

const differs = ({ values }: FactRow): boolean => new Set(values.map(plain)).size > 1;

function useFacts(details: readonly Side[]): FactRow[] {
  const { t, lang } = useText();
  const row = (key: string, label: TextKey, read: (detail: Side) => string): FactRow => ({
    key,
    label,
    values: details.map(read),
  });
  return [
    row('source', 'compare.source', ({ file }) =>
      file === null
        ? t('compare.fromRegister')
        : t('compare.fromFile', { name: file.name, format: file.format }),
    ),
    row('operator', 'compare.operator', ({ file }) =>
      file === null ? t('common.appName') : nameIn(lang, file.operator),
    ),
    row('type', 'epd.detail.type', (detail) => factWords(detail, t).type),
    row('pcr', 'epd.search.column.pcr', ({ pcrNumber, pcr }) =>
      [pcrNumber, nameIn(lang, pcr)].filter(Boolean).join(' · '),
    ),
    row('version', 'compare.pcrVersion', ({ pcrVersion }) => pcrVersion),
    row('unit', 'epd.detail.declaredUnit', (detail) => factWords(detail, t).unit),
    row('boundary', 'epd.detail.boundary', (detail) => factWords(detail, t).boundary),
    row('method', 'compare.method', ({ method }) => method),
    row('database', 'compare.database', ({ database }) => database),
    row('allocation', 'compare.allocation', ({ allocation }) => allocation),
    row('route', 'epd.detail.route', (detail) => factWords(detail, t).route),
    row('validity', 'epd.detail.validity', ({ validFrom, validUntil }) =>
      validityWords(validFrom, validUntil, { t, lang }),
    ),
    row('published', 'epd.detail.published', ({ published }) =>
      published === '' ? '' : formatDate(published, lang),
    ),
    row('verifier', 'epd.detail.verifier', ({ verifier }) => nameIn(lang, verifier)),
    row('standards', 'epd.detail.standard', ({ standards }) => standards.join(lang === 'zh' ? '、' : ', ')),
    row('chain', 'epd.detail.chain', (detail) => {
      const stored = chainRecords(detail).map(({ kind }) => t(CHAIN_KIND[kind]));
      if (isOffChain(detail)) return t('epd.detail.chainNone');
      return stored.join(lang === 'zh' ? '、' : ', ');
    }),
  ];
}
