import { noop, useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentUser } from '#src/api/session.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';
import { randomUuid } from '#src/lib/uuid.ts';
import { productMutations } from './queries.ts';
import { anonymousIdAt } from './rules.ts';

/**
 * Records the visit of a product page, once for each product that was found (document 2 §2, §3). The anonymous id stays
 * in this browser for 8 hours.
 * @param id of the product, or null while it is not known
 * @param page path of the page
 */
export function useRecordVisit(id: string | null, page: string): void {
  const { mutateAsync } = useMutation(productMutations.recordVisit());
  const recorded = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || recorded.current === id) return;
    recorded.current = id;
    const visitor = anonymousIdAt(readStoredJson(STORAGE.visitor), Date.now(), randomUuid);
    writeStorage(STORAGE.visitor, JSON.stringify(visitor));
    mutateAsync({
      userId: currentUser()?.id ?? null,
      userCode: visitor.code,
      accessPage: page,
      accessData: id,
    }).catch(noop);
  }, [id, mutateAsync, page]);
}
