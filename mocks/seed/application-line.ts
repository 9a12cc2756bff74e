/** How the seed writes an application down: what does not follow from the rest, times in days before the World's today. */
import type { ItemFile } from '../domain/application-files.ts';
import {
  CONTRACT,
  LCA_CHECK,
  QUOTE,
  type ContractStatus,
  type LcaCheckStatus,
  type QuoteStatus,
} from '#src/lib/states.ts';
import type { Written } from '../world/entities.ts';

/** One product of an application. */
interface ItemLine {
  readonly name: string;
  readonly type: 'EPD' | 'CFP';
  /** Item of the dictionary of process steps, or none. */
  readonly technologyId?: string;
  readonly files: readonly ItemFile[];
  /** Serial number of the declaration that came out of it. */
  readonly declaration?: number;
}

/** What the seed knows of one application. */
export interface ApplicationLine {
  readonly companyCode: string;
  readonly companyName: string;
  readonly pcrNumber: string;
  /** Days ago on which stage 10, 20, 30 … was entered; as many as the application has seen. */
  readonly entered: readonly number[];
  readonly quote: QuoteStatus;
  readonly contract: ContractStatus;
  readonly lcaCheck: LcaCheckStatus;
  readonly lcaRemark?: Written;
  /** How long ago that was asked for. */
  readonly correctionDaysAgo?: number;
  readonly items: readonly ItemLine[];
}

/** All three files of an item (domain §12). */
export const ALL_FILES: readonly ItemFile[] = ['lca', 'data', 'preReport'];

/** Quote and contract of an application whose work has begun. */
export const signed = { quote: QUOTE.confirmed, contract: CONTRACT.signed } as const;

/** An application whose quote is not confirmed: there is no contract, and nobody has looked at its LCA. */
export const unsigned = { contract: CONTRACT.notStarted, lcaCheck: LCA_CHECK.pending } as const;
