interface Named {
  name: string;
  company: string;
  number: string;
}

/** What tells each of several chosen declarations apart, besides its name: nothing, its company, or its number. */
export function distinctions(all: readonly Named[]): string[] {
  return all.map((own) => {
    const like = all.filter(({ name }) => name === own.name);
    if (like.length < 2) return '';
    const companies = new Set(like.map(({ company }) => company));
    return companies.size === like.length && own.company !== '' ? own.company : own.number;
  });
}
