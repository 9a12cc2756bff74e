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
  interface Options {
    url: string;
    connections: number;
    duration?: number;
    /** Requests, in place of a duration. */
    amount?: number;
    warmup?: { connections: number; duration: number };
    requests?: Request[];
    verifyBody?: (body: string) => boolean;
    method?: string;
    headers?: Record<string, string>;
    form?: Record<string, { type: 'text'; value: string } | { type: 'file'; path: string; options: object }>;
    /** Threads that send. */
    workers?: number;
    timeout?: number;
  }
  const autocannon: (
    options: Options,
  ) => PromiseLike<Record<'duration' | 'errors' | 'timeouts' | 'mismatches' | 'non2xx' | '2xx', number>>;
  export = autocannon;
}
