import type { components } from '#src/api/generated/schema.d.ts';
import { record, records, text, type Sent } from '#src/lib/received.ts';
import type { LinkType } from './rules.ts';

type Wire = components['schemas'];

/** The types in their order; one without a code names no links and is left out (decision 4). */
export function toLinkTypes(sent: Sent<Wire['FriendlyLinkTypePage']> | null): LinkType[] {
  return records<Wire['FriendlyLinkType']>(record(sent).list).flatMap((row) => {
    const code = text(row.code);
    return code === '' ? [] : [{ code, names: { zh: text(row.name) || code, en: text(row.enName) } }];
  });
}
