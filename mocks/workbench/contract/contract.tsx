import { Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../loaded.tsx';
import { usePlace } from '../place.ts';
import { queries } from '../queries.ts';
import { signedInName } from '../worlds.ts';
import { useWords } from '../use-words.ts';
import { CallPage } from './call-page.tsx';
import { ReferenceView } from './reference-view.tsx';
import { AS_NOBODY, AS_PORTAL, useSender, type Sending } from './session.ts';

/** Part of the build: it is as old as the page. */
const reference = queryOptions({
  queryKey: ['reference'],
  queryFn: async () => (await import('virtual:reference')).default,
});

/** Who sends the calls that are tried. */
function SendAs({
  who,
  choose,
  isBusy,
}: { who: Sending['sender']['who'] } & Pick<Sending, 'choose' | 'isBusy'>): ReactNode {
  const { w, of } = useWords();
  const personas = useQuery(queries.personas);
  const name = signedInName();
  return (
    <Select
      label={w('sendAs')}
      searchable
      allowDeselect={false}
      disabled={isBusy}
      value={who}
      maw="28rem"
      mb="md"
      data={[
        { value: AS_PORTAL, label: name === null ? w('asPortalNobody') : w('asPortal', { name }) },
        { value: AS_NOBODY, label: w('asNobody') },
        ...(personas.data ?? [])
          .filter(({ userId }) => userId !== null)
          .map(({ id, describe }) => ({ value: id, label: `${id} · ${of(describe)}` })),
      ]}
      onChange={(next) => next !== null && choose(next)}
    />
  );
}

/** The calls of both contracts: what the project knows of each, its schema, its examples, and a try on the present World. */
export function Contract(): ReactNode {
  const { chosen } = usePlace();
  const { sender, choose, isBusy } = useSender();
  const query = useQuery(reference);
  return (
    <>
      <SendAs who={sender.who} choose={choose} isBusy={isBusy} />
      <Loaded query={query}>
        {(data) => (
          <CallPage
            reference={data}
            open={chosen}
            view={(document, id) => <ReferenceView document={document} id={id} sender={sender} />}
          />
        )}
      </Loaded>
    </>
  );
}
