import type { components } from '#src/api/generated/schema.d.ts';
import { readPage } from '#src/lib/received.ts';
import type { LegalType, LegalVersion } from '#src/parts/legal/legal-document.ts';
import { toLegalVersion } from '#src/parts/legal/read.ts';

/** One page of the history; rows without content are dropped (decision 4). */
export function toHistoryPage(
  sent: components['schemas']['AgreementVersionPage'] | null,
  type: LegalType,
): { rows: LegalVersion[]; total: number | null } {
  return readPage(sent, (row) => toLegalVersion(row, type));
}
