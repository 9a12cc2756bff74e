import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { HttpError, NetworkError } from '#src/lib/errors.ts';

/** A server that is down or out of reach fails every part of a page alike; any other failure is a part's own. */
export function isDown(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}

interface Part {
  node: HTMLElement;
  /** Parts of the content speak before fields beside it. */
  isContent: boolean;
  retry: () => void;
  tell: (speaks: boolean) => void;
}

const parts = new Set<Part>();

/** A dialog covers the page, so it speaks for itself. */
const pageOf = (node: HTMLElement): Element | null => node.closest('[role=dialog]');

const partsBeside = ({ node }: Part): Part[] => [...parts].filter((one) => pageOf(one.node) === pageOf(node));

function comesBefore(a: Part, b: Part): boolean {
  if (a.isContent !== b.isContent) return a.isContent;
  return (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function tellAll(): void {
  for (const part of parts)
    part.tell(partsBeside(part).every((other) => other === part || comesBefore(part, other)));
}

/** @param retry asks again for this part */
export function useOneFailure<Element extends HTMLElement>(
  error: unknown,
  retry: () => void,
  isContent: boolean,
) {
  const ref = useRef<Element>(null);
  const [speaks, setSpeaks] = useState(true);
  const down = isDown(error);
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  useLayoutEffect(() => {
    const node = ref.current;
    if (!down || node === null) return undefined;
    const part: Part = { node, isContent, retry: () => again.current(), tell: setSpeaks };
    parts.add(part);
    tellAll();
    return () => {
      parts.delete(part);
      tellAll();
    };
  }, [down, isContent]);
  /** Asks again for all parts that keep quiet, too. */
  const retryAll = (): void => {
    const own = [...parts].find(({ node }) => node === ref.current);
    if (own === undefined) retry();
    else for (const part of partsBeside(own)) part.retry();
  };
  // The first failing part of the page says it; the others keep quiet.
  return { ref, speaks: speaks || !down, retryAll };
}
