import type { components } from '#src/api/generated/schema.d.ts';
import { answeredPage, distinctBy, text, title, type Sent } from '#src/lib/received.ts';
import type { LinkType } from './rules.ts';

type Wire = components['schemas'];

/** The types in their order, each once; one without a code names no links and is left out (decision 4). */
export function toLinkTypes(sent: Sent<Wire['FriendlyLinkTypePage']> | null): LinkType[] {
  const types = answeredPage<Wire['FriendlyLinkType']>(sent).rows.map((row) => {
    const code = text(row.code);
    return { code, names: { zh: title(row.name) || code, en: title(row.enName) } };
  });
  return distinctBy(types, ({ code }) => code);
}
