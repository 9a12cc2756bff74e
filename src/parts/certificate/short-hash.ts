/** `0x1f3a…09bc`, for comparing two at a glance. */
export function shortHash(hash: string): string {
  return hash.length <= 13 ? hash : `${hash.slice(0, 6)}…${hash.slice(-4)}`;
}
