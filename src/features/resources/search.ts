import { addressReader, codeParam, type AddressOf } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';

const PAGES_MAX = 50;

export const resourcesSearch = addressReader({ type: codeParam(), page: pageParam(PAGES_MAX) });
export type ResourcesSearch = AddressOf<typeof resourcesSearch>;
