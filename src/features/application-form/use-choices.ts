import { useCallback, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { categoryIds, type PcrOption } from './options.ts';
import { applicationFormQueries } from './queries.ts';
import { comingBack, isEmptied, staleChoices } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';

/** What can be chosen, and what happens to the chosen when the lists change: the products follow the PCR. */
export function useChoices(form: ApplicationForm) {
  const queryClient = useQueryClient();
  const pcrs = useQuery(applicationFormQueries.pcrs());
  const chosen = pcrs.data?.find(({ number }) => number === form.values.pcrNumber);
  const categories = useQuery(applicationFormQueries.categories(chosen?.id ?? null));
  const { getValues, setFieldValue, setFieldError, clearFieldError } = form;
  /** The PCR that products were picked under before another one emptied them, and that one. */
  const [replaced, setReplaced] = useState<{ former: PcrOption | null; by: string | null } | null>(null);

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

  /**
   * Chooses a PCR. Products picked from the categories that it does not cover are emptied, and come back with a PCR that covers
   * them: one that was chosen by accident costs nothing.
   */
  const choosePcr = async (pcr: PcrOption | null): Promise<void> => {
    const number = pcr?.number ?? null;
    const { pcrNumber, items } = getValues();
    const known = queryClient.getQueryData(applicationFormQueries.pcrs().queryKey);
    const before = known?.find((one) => one.number === pcrNumber) ?? null;
    setFieldValue('pcrNumber', number);
    setReplaced((last) => ({
      // What is empty already was picked under an earlier one.
      former: last !== null && items.some(isEmptied) ? last.former : before,
      by: number,
    }));
    try {
      const groups = await queryClient.query(applicationFormQueries.categories(pcr?.id ?? null));
      // Somebody may have chosen again in the meantime.
      if (getValues().pcrNumber !== number) return;
      for (const [path, id] of Object.entries(comingBack(getValues(), groups))) {
        // As in `refuse`.
        setFieldValue(path as 'items.0.categoryId', id);
        clearFieldError(path);
      }
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
  const emptied = form.values.items.filter(isEmptied).length;
  const isOpen = replaced !== null && replaced.by === form.values.pcrNumber && emptied > 0;
  /** The way back from a PCR that has emptied products; null while there is none to take. */
  const back = isOpen
    ? { emptied, number: replaced.former?.number ?? null, take: () => choosePcr(replaced.former) }
    : null;
  return { categories, choosePcr, refuseStale, back };
}
