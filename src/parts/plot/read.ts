import type { components } from '#src/api/generated/schema.d.ts';
import { list, number, oneOf, readPage, record, records, type Sent } from '#src/lib/received.ts';
import { ROUTES, type Peer } from '#src/parts/declaration/declaration.ts';
import { toDeclaration, toPeers } from '#src/parts/declaration/read.ts';
import type { DeclarationPage } from '#src/parts/declaration-search/read.ts';
import type { RouteSpread, Spread } from './spread.ts';

type Wire = components['schemas'];

/** A page of one PCR's declarations with the distribution of all valid ones. */
export interface PcrPage extends DeclarationPage {
  /** Null when the server computes no distribution. */
  spread: Spread | null;
  peers: Peer[];
}

export function toPcrPage(sent: Wire['DeclarationPage'] | null): PcrPage {
  const { peers, spread } = record(sent);
  return { ...readPage(sent, toDeclaration), peers: toPeers(peers), spread: toSpread(spread) };
}

/** Null unless complete: a partial distribution would be wrong. */
function toSpread(sent: unknown): Spread | null {
  const spread = record<Wire['GwpSpread']>(sent);
  const from = number(spread.from);
  const step = number(spread.step);
  const came = records<Wire['RouteSpread']>(spread.routes);
  const routes = came.map(toRouteSpread).filter((route) => route !== null);
  if (from === null || step === null || step <= 0 || routes.length < came.length) return null;
  const place = ({ route }: RouteSpread): number => (route === null ? ROUTES.length : ROUTES.indexOf(route));
  return { from, step, routes: routes.sort((a, b) => place(a) - place(b)) };
}

function toRouteSpread(sent: Sent<Wire['RouteSpread']>): RouteSpread | null {
  const [count, min, q1, median, q3, max] = [
    sent.count,
    sent.min,
    sent.q1,
    sent.median,
    sent.q3,
    sent.max,
  ].map(number);
  const bins = list(sent.bins).map(number);
  if (count == null || min == null || q1 == null || median == null || q3 == null || max == null) return null;
  const route = oneOf(ROUTES, sent.productionRoute);
  return { route, count, min, q1, median, q3, max, bins: bins.map((bin) => bin ?? 0) };
}
