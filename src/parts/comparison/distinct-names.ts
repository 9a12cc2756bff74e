interface Named {
  name: string;
  company: string;
  number: string;
}

/** What stands beside the name of each of several chosen declarations: nothing, or where some have one name all companies or numbers. */
export function distinctions(all: readonly Named[]): string[] {
  const like = all.filter((own) => all.some((other) => other !== own && other.name === own.name));
  const companies = new Set(like.map(({ company }) => company));
  const byCompany = companies.size === like.length && !companies.has('');
  return all.map(({ company, number }) => (like.length === 0 ? '' : byCompany ? company : number));
}
