import { memo, Suspense, type ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { LateReportCard } from '#src/parts/report-card/late-card.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { PartBoundary } from '#src/ui/part-boundary.tsx';
import { usePhrase, type Phrase } from '#src/ui/words.ts';
import { applicationFormQueries } from './queries.ts';
import { nameOf, productSectionId, RULES_SECTION_ID } from './rules.ts';
import { FILE_SLOTS, type ApplicationValues, type ItemValues, type CategoryGroup } from './values.ts';
import type { Facts } from '#src/lib/report-card/facts.ts';
import { ApplicationFailure } from './submit-section.tsx';
import classes from './application-form.module.css';
import base from '#src/ui/base.module.css';

interface SummaryDialogProps {
  opened: boolean;
  onClose: () => void;
  companyName: string;
  values: ApplicationValues;
  categories: readonly CategoryGroup[];
  sending: boolean;
  error: unknown;
  onSend: () => void;
  onChange: (sectionId: string) => void;
  from: string | null;
}

/** Everything to be submitted, and the submit button. Skips re-rendering while closed. */
export const SummaryDialog = memo(Summary, (before, now) => !before.opened && !now.opened);

function Summary(props: SummaryDialogProps): ReactNode {
  const { opened, onClose, companyName, values, categories, sending, error, onSend, onChange, from } = props;
  const { t, lang } = useText();
  const pcrs = useQuery(applicationFormQueries.pcrs());
  const today = useToday();
  const pcr = pcrs.data?.find(({ number }) => number === values.pcrNumber);
  const missing = values.items.flatMap((item) => FILE_SLOTS.filter((slot) => item[slot] === null)).length;
  const sections = [RULES_SECTION_ID, ...values.items.map((_item, index) => productSectionId(index))];
  const back = sections.find((id) => id === from);
  const part = (id: string, title: Phrase, content: ReactNode): ReactNode => (
    <SummaryPart
      key={id}
      title={title}
      disabled={sending}
      focused={id === back}
      onChange={() => onChange(id)}
    >
      {content}
    </SummaryPart>
  );
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="epd.apply.summary.title"
      closable={!sending}
      footer={
        <>
          <div className={classes.ask}>
            {error === null && missing > 0 && (
              <p className={classes.missing}>{t('epd.apply.summary.missing', { count: missing })}</p>
            )}
            {error === null && <p>{t('epd.apply.submitConfirm')}</p>}
            <ApplicationFailure error={error} />
          </div>
          <Button variant="default" disabled={sending} onClick={onClose}>
            {t('epd.apply.summary.back')}
          </Button>
          <Button loading={sending} data-autofocus={back === undefined || undefined} onClick={onSend}>
            {t(error === null ? 'epd.apply.submit' : 'common.retry')}
          </Button>
        </>
      }
    >
      {part(
        RULES_SECTION_ID,
        'epd.apply.sectionRules',
        <FactList
          facts={[
            { key: 'company', label: 'enterprise.companyName', value: companyName },
            {
              key: 'pcr',
              label: 'epd.apply.pcrNumber',
              value: (
                <>
                  <code className={base.small}>{values.pcrNumber}</code>
                  {pcr !== undefined && (
                    <span className={classes.below}>
                      <AsWritten text={nameIn(lang, pcr.name)} />
                    </span>
                  )}
                </>
              ),
            },
          ]}
        />,
      )}
      {values.items.map((item, index) =>
        part(
          productSectionId(index),
          { key: 'epd.apply.item', vars: { index: index + 1 } },
          <>
            <ItemFacts item={item} categories={categories} />
            <PartBoundary>
              <Suspense>
                <LateReportCard facts={appliedFacts(item, values, { companyName, today })} />
              </Suspense>
            </PartBoundary>
          </>,
        ),
      )}
    </Dialog>
  );
}

interface SummaryPartProps {
  title: Phrase;
  disabled: boolean;
  /** Receives the initial focus: the user returns from this section. */
  focused: boolean;
  onChange: () => void;
  children: ReactNode;
}

function SummaryPart({ title, disabled, focused, onChange, children }: SummaryPartProps): ReactNode {
  const { t } = useText();
  const name = usePhrase()(title);
  return (
    <section className={classes.summaryItem}>
      <Group gap="0 1rem" align="baseline" justify="space-between">
        <h3 className={classes.filesTitle}>{name}</h3>
        <Button
          variant="subtle"
          size="compact-md"
          disabled={disabled}
          data-autofocus={focused || undefined}
          aria-label={t('epd.apply.summary.changeOf', { name })}
          onClick={onChange}
        >
          {t('epd.apply.summary.change')}
        </Button>
      </Group>
      {children}
    </section>
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

/** What the form tells of a product before it is sent; what stands in the attached files is not known here. */
export function appliedFacts(
  item: ItemValues,
  { pcrNumber }: Pick<ApplicationValues, 'pcrNumber'>,
  { companyName, today }: { companyName: string; today: string },
): Facts {
  return {
    stage: 'applied',
    today,
    type: item.productType ?? undefined,
    product: [nameOf(item)],
    owner: [companyName],
    pcrNumber: pcrNumber ?? '',
    picked: item.naming === 'pick',
    technology: item.technologyId ?? '',
    lcaReport: item.lcaReport?.name ?? null,
    dataTable: item.dataTable?.name ?? null,
    preReport: item.preReport?.name ?? null,
  };
}
