import { lazy, type ComponentType, type ReactNode } from 'react';

interface ReadyPart<Props> {
  /** Wants a `Suspense` around it, for those who press before the part is there. */
  Part: (props: Props) => ReactNode;
  /** Brings the script, for whoever hovers. Rejects when it does not come. */
  fetch: () => Promise<void>;
}

/**
 * A part of its own script that is drawn at once where that has come before. React's `lazy` asks for the script anew and waits, be it for
 * a moment: and what once waited is shown a third of a second later, which React waits so that nothing flickers.
 */
export function readyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ReadyPart<Props> {
  let there: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (there = await load());
  const Late = lazy(async () => ({ default: await fetch() }));
  return {
    fetch: async () => void (await fetch()),
    Part: function ReadyPart(props) {
      // Drawn anew once it has come, so it never stands there as the late one.
      const Now: ComponentType<Props> = there ?? Late;
      return <Now {...props} />;
    },
  };
}
