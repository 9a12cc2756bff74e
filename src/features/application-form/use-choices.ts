import { useCallback, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { applicationFormQueries } from './queries.ts';
import { comingBack, isEmptied, staleChoices } from './rules.ts';
import type { ApplicationForm } from './use-application-form.ts';
import { categoryIds } from './values.ts';
import type { PcrOption } from './read.ts';

/** Lists of choices, and the reset of selections that they no longer contain: products depend on the PCR. */
export function useChoices(form: ApplicationForm) {
  const queryClient = useQueryClient();
  const pcrs = useQuery(applicationFormQueries.pcrs());
  const chosen = pcrs.data?.find(({ number }) => number === form.values.pcrNumber);
  const categories = useQuery(applicationFormQueries.categories(chosen?.id ?? null));
  const { getValues, setFieldValue, setFieldError, clearFieldError } = form;
  /** The PCR under which products were picked, and the one that emptied them. */
  const [replaced, setReplaced] = useState<{ former: PcrOption | null; by: string | null } | null>(null);

  /** Clears the given choices and sets their errors. */
  const refuse = useCallback(
    (stale: ReturnType<typeof staleChoices>): void => {
      for (const [path, why] of Object.entries(stale)) {
        // Cast: the paths are those of categories, with any index.
        setFieldValue(path as 'items.0.categoryId', null);
        setFieldError(path, why);
      }
    },
    [setFieldError, setFieldValue],
  );

  /**
   * Picked products that the PCR does not cover are emptied, and restored by one that covers them, so that a mistake can be
   * undone.
   */
  const choosePcr = async (pcr: PcrOption | null): Promise<void> => {
    const number = pcr?.number ?? null;
    const { pcrNumber, items } = getValues();
    const known = queryClient.getQueryData(applicationFormQueries.pcrs().queryKey);
    const before = known?.find((one) => one.number === pcrNumber) ?? null;
    setFieldValue('pcrNumber', number);
    setReplaced((last) => ({
      // Products that were already empty were picked under an earlier PCR.
      former: last !== null && items.some(isEmptied) ? last.former : before,
      by: number,
    }));
    try {
      const groups = await queryClient.query(applicationFormQueries.categories(pcr?.id ?? null));
      // Race condition: the PCR was changed during the request.
      if (getValues().pcrNumber !== number) return;
      for (const [path, id] of Object.entries(comingBack(getValues(), groups))) {
        // As in `refuse`.
        setFieldValue(path as 'items.0.categoryId', id);
        clearFieldError(path);
      }
      refuse(staleChoices(getValues(), { pcrNumbers: null, categoryIds: categoryIds(groups) }));
    } catch {
      // The product field shows the error of its list.
    }
  };

  /** Clears choices that the lists no longer contain and returns their paths. Lists that failed to load clear nothing. */
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
  /** Undo for a PCR that emptied products; null when there is nothing to undo. */
  const back = isOpen
    ? { emptied, number: replaced.former?.number ?? null, take: () => choosePcr(replaced.former) }
    : null;
  return { categories, choosePcr, refuseStale, back };
}
