/** The used API of autocannon; the package has no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    /** Called before each request; its return value is sent. */
    setupRequest: (request: Request) => Request;
    body?: string;
  }
  /** Durations in seconds. */
  const autocannon: (options: {
    url: string;
    connections: number;
    duration: number;
    warmup: { connections: number; duration: number };
    requests: Request[];
    verifyBody: (body: string) => boolean;
  }) => PromiseLike<Record<'duration' | 'errors' | 'timeouts' | 'mismatches' | 'non2xx' | '2xx', number>>;
  export = autocannon;
}
