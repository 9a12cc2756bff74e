import type { Json } from './json.ts';

export function completeCall(call: Json, area: string, each?: Json): string[];
