import { memo, useState, type ReactNode } from 'react';
import { Alert, Button, type ComboboxItem, type OptionsFilter, Select, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { listProps } from '#src/ui/list-props.ts';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { applicationFormQueries } from './queries.ts';
import type { ApplicationForm } from './use-application-form.ts';
import type { useChoices } from './use-choices.ts';
import { matchesPcr } from './values.ts';
import type { PcrOption } from './read.ts';
import classes from './application-form.module.css';
import base from '#src/ui/base.module.css';

interface PcrFieldProps {
  form: ApplicationForm;
  /** PCR number in the URL. */
  asked: string | null;
  onChoose: (pcr: PcrOption | null) => void;
}

/** Filtered by number and both names (document 2 §2). Memoised: typing in other fields must not re-render it. */
export const PcrField = memo(
  RulesField,
  (before, now) =>
    before.asked === now.asked &&
    before.form.values.pcrNumber === now.form.values.pcrNumber &&
    before.form.errors['pcrNumber'] === now.form.errors['pcrNumber'],
);

function RulesField({ form, asked, onChoose }: PcrFieldProps): ReactNode {
  const { t, lang } = useText();
  const query = useQuery(applicationFormQueries.pcrs());
  const pcrs = query.data ?? [];
  const byNumber = new Map(pcrs.map((pcr) => [pcr.number, pcr]));
  const chosen = byNumber.get(form.values.pcrNumber ?? '');
  // A restored draft with another PCR keeps it until the user decides.
  const [kept] = useState(form.values.pcrNumber);
  const offered = asked !== kept && form.values.pcrNumber === kept ? byNumber.get(asked ?? '') : undefined;
  const scope = chosen === undefined ? '' : nameIn(lang, chosen.scope);
  const filter: OptionsFilter = ({ options, search }) =>
    options.filter((option) => {
      const pcr = 'value' in option ? byNumber.get(option.value) : undefined;
      return pcr !== undefined && matchesPcr(pcr, search);
    });

  return (
    <div id="apply-pcr">
      <Select<string>
        {...form.getInputProps('pcrNumber')}
        label={t('epd.apply.pcrNumber')}
        placeholder={t('epd.apply.pcrPlaceholder')}
        description={
          <>
            {t('epd.apply.pcrHint')} <TextLink to="/Pcr/pcrApplyFor" inherit label="epd.apply.pcrApply" />
          </>
        }
        data={pcrs.map((pcr) => ({ value: pcr.number, label: `${pcr.number}  ${nameIn(lang, pcr.name)}` }))}
        onChange={(number) => onChoose(byNumber.get(number ?? '') ?? null)}
        {...listProps}
        clearButtonProps={{ 'aria-label': t('common.reset') }}
        filter={filter}
        limit={50}
        loading={query.isPending}
        nothingFoundMessage={t('epd.apply.pcrEmpty')}
        renderOption={({ option }) => <PcrLine option={option} pcr={byNumber.get(option.value)} />}
      />
      <LoadFailure query={query} />
      {offered !== undefined && (
        <Alert color="attention" mt="sm" role="status">
          {t('epd.apply.pcrAsked', { number: offered.number })}{' '}
          <Button variant="default" size="sm" mt="xs" onClick={() => onChoose(offered)}>
            {t('epd.apply.pcrTakeAsked', { number: offered.number })}
          </Button>
        </Alert>
      )}
      {scope !== '' && (
        <p className={classes.scope}>
          <strong>{t('epd.apply.pcrScope')}</strong> {scope}
        </p>
      )}
    </div>
  );
}

function PcrLine({ option, pcr }: { option: ComboboxItem; pcr: PcrOption | undefined }): ReactNode {
  const { lang } = useText();
  return (
    <Stack component="span" gap="0.125rem">
      <code className={base.small}>{option.value}</code>
      {pcr !== undefined && (
        <span>
          <AsWritten text={nameIn(lang, pcr.name)} />
        </span>
      )}
    </Stack>
  );
}

/** Offers to undo a change of PCR that emptied products. */
export function RestoreProducts({ back }: Pick<ReturnType<typeof useChoices>, 'back'>): ReactNode {
  const { t } = useText();
  if (back === null) return null;
  const { emptied, number } = back;
  return (
    <Alert color="attention" mt="sm" role="status">
      {t('epd.apply.pcrEmptied', { count: emptied })}{' '}
      <Button variant="default" size="sm" mt="xs" onClick={() => void back.take()}>
        {number === null ? t('epd.apply.pcrBackToNone') : t('epd.apply.pcrBack', { number })}
      </Button>
    </Alert>
  );
}
