/** Something that is not what the contract says, handed over as if it were: what a server that drifted may send (decision 4). */
export function drifted<T>(value: unknown): T {
  return value as T;
}
