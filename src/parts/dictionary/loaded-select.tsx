import type { ReactNode } from 'react';
import { Select, type SelectProps } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { listProps } from '#src/ui/list-props.ts';
import { LoadFailure, type LoadedQuery } from './load-failure.tsx';

export type ListFieldProps = Omit<SelectProps<string>, 'data' | 'loading'>;

interface LoadedSelectProps extends ListFieldProps {
  query: LoadedQuery;
  /** Must be referentially stable: a new list clears the search text. */
  data: NonNullable<SelectProps<string>['data']>;
}

/** An empty list counts as failed. */
const NONE = new ProtocolError('The list is empty.');

/** A select whose list comes from the server. A list that did not come, or came empty, says so and is asked for again. */
export function LoadedSelect({ query, data, ...input }: LoadedSelectProps): ReactNode {
  const { t } = useText();
  return (
    <div>
      <Select<string>
        {...listProps}
        {...input}
        data={data}
        clearButtonProps={{ 'aria-label': t('common.reset') }}
        loading={query.isFetching}
        nothingFoundMessage={t('common.noResults')}
      />
      <LoadFailure
        query={data.length > 0 || query.isFetching ? query : { ...query, error: query.error ?? NONE }}
      />
    </div>
  );
}
