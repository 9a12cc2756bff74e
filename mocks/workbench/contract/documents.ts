/** Documents that tell more of the calls, as files beside the page: they come with its build. */
export const DOCUMENTS = [
  { name: 'docs/assumptions.md', href: new URL('../../../docs/assumptions.md', import.meta.url).href },
  { name: 'docs/coverage.md', href: new URL('../../../docs/coverage.md', import.meta.url).href },
  { name: 'docs/decisions.md', href: new URL('../../../docs/decisions.md', import.meta.url).href },
  { name: 'docs/qa.md', href: new URL('../../../docs/qa.md', import.meta.url).href },
] as const;
