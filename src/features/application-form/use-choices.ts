import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { categoryIds, type PcrOption } from './options.ts';
import { applicationFormQueries } from './queries.ts';
import { staleChoices } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** What can be chosen, and what happens to the chosen when the lists change: the products follow the PCR. */
export function useChoices(form: ApplicationForm) {
  const queryClient = useQueryClient();
  const pcrs = useQuery(applicationFormQueries.pcrs());
  const chosen = pcrs.data?.find(({ number }) => number === form.values.pcrNumber);
  const categories = useQuery(applicationFormQueries.categories(chosen?.id ?? null));
  const { getValues, setFieldValue, setFieldError } = form;

  /** Empties the given choices and says at their fields why. */
  const refuse = useCallback(
    (stale: ReturnType<typeof staleChoices>): void => {
      for (const [path, why] of Object.entries(stale)) {
        // Its paths are those of categories, of any product.
        setFieldValue(path as 'items.0.categoryId', null);
        setFieldError(path, why);
      }
    },
    [setFieldError, setFieldValue],
  );

  /** Chooses a PCR. Products picked from the categories that it does not cover have to be picked again. */
  const choosePcr = async (pcr: PcrOption | null): Promise<void> => {
    const number = pcr?.number ?? null;
    setFieldValue('pcrNumber', number);
    try {
      const groups = await queryClient.query(applicationFormQueries.categories(pcr?.id ?? null));
      // Somebody may have chosen again in the meantime.
      if (getValues().pcrNumber !== number) return;
      refuse(staleChoices(getValues(), { pcrNumbers: null, categoryIds: categoryIds(groups) }));
    } catch {
      // The field of the product says that its list did not come.
    }
  };

  /** Refuses what the lists no longer hold, and returns the paths. Lists that did not come refuse nothing. */
  const refuseStale = (): string[] => {
    const stale = staleChoices(getValues(), {
      pcrNumbers: pcrs.data === undefined ? null : new Set(pcrs.data.map(({ number }) => number)),
      categoryIds: categories.data === undefined ? null : categoryIds(categories.data),
    });
    refuse(stale);
    return Object.keys(stale);
  };
  return { categories, choosePcr, refuseStale };
}
