import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { businessIdOf, productOf } from '#src/lib/business-id.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { freshUser } from '#src/parts/session/fresh-user.ts';

/** Admits signed-in users to a report; others go to the product (document 2 §2). @throws Redirect */
export async function admitToReport(queryClient: QueryClient, id: string): Promise<void> {
  // The product page has a message for invalid ids.
  const isReport = businessIdOf(id) !== null;
  if (isReport && (await freshUser(queryClient)) !== null) return;
  const product = isReport ? productOf(readStorage(STORAGE.pdfId), id) : id;
  throw redirect({ to: '/app/epd/$id', params: { id: product }, replace: true });
}
