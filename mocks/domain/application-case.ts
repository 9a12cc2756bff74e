/** An application with its papers, as everybody sees it who decides something about it. */
import type { Application, Contract, Quote } from '../world/entities.ts';
import type { World } from '../world/types.ts';
import { contractOf, quoteOf } from './papers.ts';

export interface Case {
  readonly application: Application;
  readonly quote: Quote | undefined;
  readonly contract: Contract | undefined;
  /** The World's day. */
  readonly today: string;
}

export function caseOf({ store, clock }: Pick<World, 'store' | 'clock'>, application: Application): Case {
  const { id } = application;
  return {
    application,
    quote: quoteOf(store, id),
    contract: contractOf(store, id),
    today: clock.today(),
  };
}

/** The reports are out: every product has its declaration. */
export function isReleased({ stage, items }: Application): boolean {
  return stage === 70 && items.every(({ declarationId }) => declarationId !== null);
}
