/** Query key prefixes that several areas invalidate. */
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
