import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '#src/api/client.ts';
import type { Wire } from '#src/api/wire.ts';
import { answeredRows, flag, text } from '#src/lib/received.ts';

export const gpiQueries = {
  /** `GET /api/n/gpi/new` (document 2 §7). The platform may enable or disable a language at any time. */
  current: () =>
    queryOptions({
      queryKey: ['gpi'],
      queryFn: async ({ signal }) => toEditions(await unwrap(api.GET('/api/n/gpi/new', { signal }))),
    }),
};

export function toEditions(sent: readonly Wire['GpiItem'][] | null): GpiEdition[] {
  const editions = new Map<GpiEdition['language'], GpiEdition>();
  for (const { i18n, attachmentId, attachmentName, enable } of answeredRows(sent, [
    'attachmentId',
    'enable',
  ])) {
    const language = text(i18n).toLowerCase().startsWith('en') ? 'en' : 'zh';
    const id = text(attachmentId);
    const isOffered = flag(enable) === true;
    if (!isOffered || id === '' || editions.has(language)) continue;
    editions.set(language, { language, attachmentId: id, fileName: text(attachmentName) || 'GPI.pdf' });
  }
  return [...editions.values()];
}

/** Programme instructions in one language (document 2 §3 "GPI item"). */
export interface GpiEdition {
  language: 'zh' | 'en';
  attachmentId: string;
  fileName: string;
}
