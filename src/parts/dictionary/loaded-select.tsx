import type { ReactNode } from 'react';
import { Select, type SelectProps } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { listProps } from '#src/ui/list-props.ts';
import { LoadFailure, type LoadedQuery } from './load-failure.tsx';

/** What a form says of a field that offers a list of the server. */
export type ListFieldProps = Omit<SelectProps<string>, 'data' | 'loading'>;

interface LoadedSelectProps extends ListFieldProps {
  query: LoadedQuery;
  /** The same list while nothing changed: a new one makes the field forget what was typed to find an entry. */
  data: NonNullable<SelectProps<string>['data']>;
}

/** The answer came, and offers nothing to choose: to the reader of a form that is the same as none. */
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
