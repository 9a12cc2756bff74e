import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import type { LowCarbonForm } from './use-low-carbon-form.ts';
import classes from './low-carbon.module.css';

/** The steps that make the product, to tick, in the order of the process (document 2 §7 LCES_PROCESS_SELECTION). */
export function ProcessSteps({ form, index }: { form: LowCarbonForm; index: number }): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  return (
    <Checkbox.Group
      {...form.getInputProps(`entries.${index}.steps`)}
      label={t('lces.process')}
      description={t('lces.processHint')}
    >
      <QueryState
        query={useQuery(dictionaryQueries.processSteps())}
        shape="rows"
        count={4}
        explain={(error) => describeError(error, 'error.DICT_ERROR')}
      >
        {(steps) => (
          <div className={classes.steps}>
            {steps.map((step) => (
              <Checkbox key={step.code} value={step.code} label={labelOf(step)} />
            ))}
          </div>
        )}
      </QueryState>
    </Checkbox.Group>
  );
}
