import type { ReactNode } from 'react';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { LoadingState } from '#src/ui/loading-state.tsx';
import type { LowCarbonForm } from './use-low-carbon-form.ts';
import classes from './low-carbon.module.css';

/** The steps that make the product, to tick, in the order of the process (document 2 §7 LCES_PROCESS_SELECTION). */
export function ProcessSteps({ form, index }: { form: LowCarbonForm; index: number }): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  const steps = useQuery(dictionaryQueries.processSteps());
  return (
    <div>
      <Checkbox.Group
        {...form.getInputProps(`entries.${index}.steps`)}
        label={t('lces.process')}
        description={t('lces.processHint')}
      >
        <div className={classes.steps}>
          {(steps.data ?? []).map((step) => (
            <Checkbox key={step.code} value={step.code} label={labelOf(step)} />
          ))}
        </div>
      </Checkbox.Group>
      {steps.isPending && <LoadingState shape="rows" count={4} />}
      <LoadFailure query={steps} />
    </div>
  );
}
