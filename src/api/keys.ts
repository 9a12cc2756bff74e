/** First parts of query keys that several areas invalidate. Each area's own keys stand in its queries.ts. */
export const queryRoot = {
  session: ['session'],
  account: ['account'],
  company: ['company'],
  applications: ['applications'],
  declarations: ['declarations'],
  messages: ['messages'],
  verification: ['verification'],
  dictionary: ['dictionary'],
} as const;
