import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { nameIn } from '#src/lib/names.ts';
import type { LoadedQuery } from '#src/parts/dictionary/load-failure.tsx';
import { declarationQueries } from '#src/parts/declaration-search/queries.ts';
import { furtherQueries } from './further-queries.ts';
import type { Choice } from '#src/parts/declaration-search/read.ts';

export interface Option {
  value: string;
  label: string;
}

interface Options {
  options: Option[];
  query: LoadedQuery & { isLoading: boolean };
}

function withChosen(options: readonly Option[], chosen: string | undefined): Option[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return [...options];
  return [{ value: chosen, label: chosen }, ...options];
}

/** Drops options without a value and duplicates, which a select does not allow. */
function toOptions(choices: readonly Choice[] | undefined, label: (choice: Choice) => string): Option[] {
  const known = new Map<string, Option>();
  for (const choice of choices ?? []) {
    if (choice.value !== '') known.set(choice.value, { value: choice.value, label: label(choice) });
  }
  return [...known.values()];
}

export function usePcrOptions(chosen: string | undefined): Options {
  const { lang } = useText();
  const query = useQuery(declarationQueries.pcrs());
  const options = toOptions(query.data, ({ value, names }) => `${value} ${nameIn(lang, names)}`);
  return { options: withChosen(options, chosen), query };
}

/** Options of the company filter; null for visitors, because the call requires a login (decision 2). */
export function useCompanyOptions(chosen: string | undefined): Options | null {
  const { lang } = useText();
  const user = useSession();
  const query = useQuery({
    ...furtherQueries.companies(user?.id ?? ''),
    enabled: user !== null,
  });
  if (user === null) return null;
  const options = toOptions(query.data, ({ names }) => nameIn(lang, names));
  return { options: withChosen(options, chosen), query };
}
