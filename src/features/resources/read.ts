import type { components } from '#src/api/generated/schema.d.ts';
import { titled } from '#src/i18n/titled.ts';
import { readPage, text, textOrNull, type Sent } from '#src/lib/received.ts';
import { RESOURCE_PAGE_SIZE } from '#src/lib/limits.ts';
import { hasMoreOf } from '#src/parts/list/use-growing-list.ts';
import type { DictionaryEntry } from '#src/parts/dictionary/entry.ts';

/** Resources in tabs by type (document 2 §2, §3). */

export type Resource = NonNullable<ReturnType<typeof toResource>>;

/** Tab to show: the one of the URL, else the first; null without any. */
export function shownType(types: readonly DictionaryEntry[], wanted: string | undefined): string | null {
  return (types.find(({ code }) => code === wanted) ?? types[0])?.code ?? null;
}

/** More exist when the total exceeds five per loaded page (document 2 §9). */
export const hasMore = hasMoreOf(RESOURCE_PAGE_SIZE);

type Wire = components['schemas'];

function toResource(sent: Sent<Wire['ResourceItem']>) {
  const id = text(sent.id);
  if (id === '') return null;
  return {
    id,
    name: titled(sent.resourceName),
    introduction: text(sent.resourceIntroduce),
    /** Attachment ids, or null. */
    picture: textOrNull(sent.resourceImageId),
    file: { zh: textOrNull(sent.cnResourceFileId), en: textOrNull(sent.enResourceFileId) },
  };
}

/** One page of a tab; rows without content are dropped (decision 4). */
export function toResourcePage(sent: Wire['ResourcePage'] | null) {
  return readPage(sent, toResource);
}
