import type { components } from '#src/api/generated/schema.d.ts';
import { titled } from '#src/i18n/titled.ts';
import { readPage, text, textOrNull, type Sent } from '#src/lib/received.ts';
import type { Resource } from './rules.ts';

type Wire = components['schemas'];

function toResource(sent: Sent<Wire['ResourceItem']>): Resource | null {
  const id = text(sent.id);
  if (id === '') return null;
  return {
    id,
    name: titled(sent.resourceName),
    introduction: text(sent.resourceIntroduce),
    picture: textOrNull(sent.resourceImageId),
    file: { zh: textOrNull(sent.cnResourceFileId), en: textOrNull(sent.enResourceFileId) },
  };
}

/** One page of a tab; rows without content are dropped (decision 4). */
export function toResourcePage(sent: Wire['ResourcePage'] | null) {
  return readPage(sent, toResource);
}
