/** The used API of autocannon, which has no types. */
declare module 'autocannon' {
  type Count = 'duration' | 'errors' | 'timeouts' | 'mismatches' | 'non2xx' | '2xx';
  const autocannon: (options: Readonly<Record<string, unknown>>) => PromiseLike<Record<Count, number>>;
  export = autocannon;
}
