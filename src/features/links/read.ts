import type { components } from '#src/api/generated/schema.d.ts';
import { answeredPage, distinctBy, text, title, type Sent } from '#src/lib/received.ts';
import type { LinkType } from './rules.ts';

type Wire = components['schemas'];

/** Unique types in the server's order; types without a code have no links and are dropped (decision 4). */
export function toLinkTypes(sent: Sent<Wire['FriendlyLinkTypePage']> | null): LinkType[] {
  const types = answeredPage<Wire['FriendlyLinkType']>(sent, ['code']).rows.map((row) => {
    const code = text(row.code);
    return { code, names: { zh: title(row.name) || code, en: title(row.enName) } };
  });
  return distinctBy(types, ({ code }) => code);
}
