import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../use-words.ts';
import type { Json } from './facts.ts';
import { oneCall } from './one-call.ts';
import type { OneCallView } from './one-call-view.ts';
import { sayOver, type Sender } from './session.ts';

const TAGS = { zh: 'zh-CN', en: 'en' } as const;

/** Schema, examples and a try on the present World, by Swagger UI. */
export function ReferenceView({
  document,
  id,
  sender,
}: {
  document: Json;
  id: string;
  sender: Sender;
}): ReactNode {
  const { w, language } = useWords();
  const node = useRef<HTMLDivElement>(null);
  const view = useRef<Promise<OneCallView> | null>(null);
  // Read when a call goes out: Swagger UI is made once, and other people may send meanwhile.
  const latest = useRef({ sender, over: w('sessionOver') });
  useEffect(() => {
    latest.current = { sender, over: w('sessionOver') };
  });
  useEffect(() => {
    const shown = oneCall(document, id, { language: TAGS[language], token: sender.token() });
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
        answered: (status) => sayOver(latest.current.sender, status, latest.current.over),
      }),
    );
  }, [document, id, language, sender]);
  return <div ref={node} />;
}
