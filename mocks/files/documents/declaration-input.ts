/** What a declaration's PDF is made from. */
import type { Bilingual, CompanyParty, DeclarationKind, GwpSplit, Language, PcrReference } from './common.ts';

export interface DeclarationInput {
  language: Language;
  kind: DeclarationKind;
  registrationNumber: string;
  product: Bilingual;
  /** Free text on use, grades and dimensions; a general sentence stands in when it is left out. */
  description?: Bilingual;
  company: CompanyParty;
  pcr: PcrReference;
  /** 'BF-BOF', 'EAF', 'DRI-EAF', 'EAF-AOD', … */
  route: string;
  /** Null while no figure is registered: the report then says so instead of printing a zero. */
  gwp: GwpSplit | null;
  /** 'YYYY-MM-DD' */
  publishedOn: string;
  /** 'YYYY-MM-DD' */
  validUntil: string;
  verifier: Bilingual;
  chain?: { recordedAt: string; hash: string };
}

/** Picks the declaration's language. */
export type Say = (zh: string, en: string) => string;
