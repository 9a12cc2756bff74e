import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { useEntryLabel } from '#src/parts/dictionary/entry.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { DownloadButton } from '#src/parts/download/download-button.tsx';
import { fileCalls } from '#src/parts/download/files.ts';
import { ButtonRow } from '#src/ui/button-row.tsx';
import { lowCarbonQueries } from './queries.ts';
import classes from './low-carbon.module.css';

/** The files that the platform offers for the application: the empty data table, the standard (document 2 §7). */
export function ModelBar(): ReactNode {
  const { t } = useText();
  const labelOf = useEntryLabel();
  const models = useQuery(lowCarbonQueries.models());
  return (
    <div className={classes.models} role="group" aria-labelledby="lces-models-title">
      <h3 id="lces-models-title" className={classes.modelsTitle}>
        {t('lces.models')}
      </h3>
      <ButtonRow>
        {(models.data ?? []).map((model) => (
          <DownloadButton
            key={model.fileName}
            label={{ text: labelOf(model) }}
            fetchFile={fileCalls.template(model.fileName)}
            fileName={model.fileName}
          />
        ))}
      </ButtonRow>
      {models.data?.length === 0 && <p className={classes.none}>{t('lces.noModels')}</p>}
      <LoadFailure query={models} fallback="epd.apply.templatesFail" />
    </div>
  );
}
