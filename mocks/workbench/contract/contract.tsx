import { Select } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { notify } from '#src/ui/notify.ts';
import { Loaded } from '../parts.tsx';
import { usePlace } from '../place.ts';
import { queries } from '../queries.ts';
import { signedInName } from '../worlds.ts';
import { useWords } from '../words.ts';
import { CallPage } from './call-page.tsx';
import { AS_NOBODY, AS_PORTAL, useSender, type Sending, type Sender } from './session.ts';
import type { Json } from './facts.ts';
import { oneCall } from './one-call.ts';
import type { OneCallView } from './one-call-view.ts';

/** Schema, examples and "try it out" against the current World, by Swagger UI. */
function ReferenceView({ document, id, sender }: { document: Json; id: string; sender: Sender }): ReactNode {
  const { w, language } = useWords();
  const node = useRef<HTMLDivElement>(null);
  const view = useRef<Promise<OneCallView> | null>(null);
  // A ref, because Swagger UI is created once but the sender changes.
  const latest = useRef({ sender, over: w('sessionOver') });
  useEffect(() => {
    latest.current = { sender, over: w('sessionOver') };
  });
  useEffect(() => {
    const shown = oneCall(document, id, { language: LANGUAGE_TAG[language], token: sender.token() });
    const place = node.current;
    if (place === null) return;
    if (view.current !== null) {
      void view.current.then((made) => made.show(shown));
      return;
    }
    view.current = import('./one-call-view.ts').then(({ oneCallView }) =>
      oneCallView(place, shown, {
        language,
        token: () => latest.current.sender.token(),
        answered: (status) => {
          const { sender: who, over } = latest.current;
          if (status === 401 && who.token() !== null) notify.warn({ text: over });
        },
      }),
    );
  }, [document, id, language, sender]);
  return <div ref={node} />;
}

/** Part of the build, so never stale. */
const reference = queryOptions({
  queryKey: ['reference'],
  queryFn: async () => (await import('virtual:reference')).default,
});

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
