import type { components } from '#src/api/generated/schema.d.ts';
import { answeredRows, flag, number, text } from '#src/lib/received.ts';
import type { GpiEdition } from './gpi.ts';

type Wire = components['schemas'];

/** Only what the server offers: enabled, and with a file. Of two entries of a language the first one counts. */
export function toEditions(sent: readonly Wire['GpiItem'][] | null): GpiEdition[] {
  const editions = new Map<GpiEdition['language'], GpiEdition>();
  for (const { i18n, attachmentId, attachmentName, enable } of answeredRows(sent)) {
    const language = text(i18n).toLowerCase().startsWith('en') ? 'en' : 'zh';
    const id = text(attachmentId);
    const isOffered = flag(enable) ?? number(enable) === 1;
    if (!isOffered || id === '' || editions.has(language)) continue;
    editions.set(language, { language, attachmentId: id, fileName: text(attachmentName) || 'GPI.pdf' });
  }
  return [...editions.values()];
}
