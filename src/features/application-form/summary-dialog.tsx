import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import type { CategoryGroup } from './options.ts';
import { applicationFormQueries } from './queries.ts';
import { nameOf } from './rules.ts';
import { ApplicationFailure } from './application-failure.tsx';
import type { ApplicationValues, ItemValues } from './values.ts';
import classes from './application-form.module.css';

interface SummaryDialogProps {
  opened: boolean;
  onClose: () => void;
  /** As it is written in the language of the page. */
  companyName: string;
  values: ApplicationValues;
  categories: readonly CategoryGroup[];
  sending: boolean;
  error: unknown;
  onSend: () => void;
}

/** Everything that is about to be sent, and the one button that sends it. */
export function SummaryDialog(props: SummaryDialogProps): ReactNode {
  const { opened, onClose, companyName, values, categories, sending, error, onSend } = props;
  const { t, lang } = useText();
  const pcrs = useQuery(applicationFormQueries.pcrs());
  const pcr = pcrs.data?.find(({ number }) => number === values.pcrNumber);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="epd.apply.summary.title"
      closable={!sending}
      footer={
        <>
          <div className={classes.ask}>
            {error === null && <p>{t('epd.apply.submitConfirm')}</p>}
            <ApplicationFailure error={error} />
          </div>
          <Button variant="default" disabled={sending} onClick={onClose}>
            {t('epd.apply.summary.back')}
          </Button>
          <Button loading={sending} data-autofocus onClick={onSend}>
            {t(error === null ? 'epd.apply.submit' : 'common.retry')}
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { key: 'company', label: 'epd.apply.companyName', value: companyName },
          {
            key: 'pcr',
            label: 'epd.apply.pcrNumber',
            value: (
              <>
                <span className={classes.code}>{values.pcrNumber}</span>
                {pcr !== undefined && (
                  <span className={classes.below}>
                    <AsWritten text={nameIn(lang, pcr.name)} />
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      {values.items.map((item, index) => (
        <section key={item.key} className={classes.summaryItem}>
          <h3 className={classes.filesTitle}>{t('epd.apply.item', { index: index + 1 })}</h3>
          <ItemFacts item={item} categories={categories} />
        </section>
      ))}
    </Dialog>
  );
}

function ItemFacts({
  item,
  categories,
}: {
  item: ItemValues;
  categories: readonly CategoryGroup[];
}): ReactNode {
  const { t, lang } = useText();
  const labelOf = useEntryLabel();
  const technologies = useQuery(dictionaryQueries.processSteps());
  const technology = technologies.data?.find(({ id }) => id === item.technologyId);
  const picked = categories.flatMap(({ children }) => children).find(({ id }) => id === item.categoryId);
  const name = item.naming === 'pick' && picked !== undefined ? nameIn(lang, picked.name) : nameOf(item);
  const file = (value: ItemValues['lcaReport']): ReactNode =>
    value?.name ?? <span className={classes.missing}>{t('epd.apply.summary.noFile')}</span>;
  const facts: Fact[] = [
    {
      key: 'type',
      label: 'epd.apply.productType',
      value:
        item.productType !== null &&
        t(item.productType === 'CFP' ? 'epd.apply.typeCfp' : 'epd.apply.typeEpd'),
    },
    { key: 'name', label: 'epd.apply.productName', value: name },
    {
      key: 'technology',
      label: 'epd.apply.technology',
      value:
        technology === undefined ? (
          <span className={classes.missing}>{t('epd.apply.summary.noTechnology')}</span>
        ) : (
          labelOf(technology)
        ),
    },
    { key: 'lca', label: 'epd.apply.lcaReport', value: file(item.lcaReport) },
    { key: 'data', label: 'epd.apply.dataTable', value: file(item.dataTable) },
    { key: 'pre', label: 'epd.apply.preReport', value: file(item.preReport) },
  ];
  return <FactList facts={facts} />;
}
