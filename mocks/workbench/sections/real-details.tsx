import { useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { operations } from '#src/api/generated/operations.gen.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import type { Entry } from '../entries.ts';
import { SmallButton } from '../parts.tsx';
import { queries, useStep } from '../queries.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { Findings } from './changes.tsx';

/** Chooses whether the mock or the real server answers calls. */
export function useSwitchCalls(): UseMutationResult<
  Schemas['ControlRealServer'],
  Error,
  Schemas['ControlSwitch']
> {
  const client = useQueryClient();
  return useStep(async (body: Schemas['ControlSwitch']) => {
    const now = await dataOf(api.POST('/__mock/api/real', { body }));
    client.setQueryData(queries.real.queryKey, now);
    return now;
  });
}

/** What is known of a call that the real server has answered, and the way to answer the next one here. */
export function RealDetails({ entry }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  const { data } = useQuery(queries.real);
  const step = useSwitchCalls();
  const { operationId, answer, verdict } = entry;
  const mocked = new Set<string>(data?.mocked);
  // One of the contract's; a World from a file may name others.
  const id =
    operationId !== null && operationId !== undefined && operationId in operations ? operationId : null;
  return (
    <>
      {typeof answer === 'string' ? (
        <p role="alert">{answer}</p>
      ) : (
        <>
          <p className={classes.muted}>{w('realBodies')}</p>
          {id === null ? (
            <p className={classes.muted}>{w('realUnknown')}</p>
          ) : verdict.answer.valid ? (
            <p className={classes.muted}>{w('realOnContract')}</p>
          ) : (
            <Findings sides={[['inAnswer', verdict.answer]]} />
          )}
        </>
      )}
      {id !== null && data?.origin !== null && data !== undefined && !mocked.has(id) && (
        <div className={classes.actions}>
          <SmallButton
            label={w('realMockNow')}
            loading={step.isPending}
            onClick={() => step.mutate({ operationIds: [id], isMocked: true })}
          />
        </div>
      )}
    </>
  );
}

/** Which calls somebody has given to whom. */
export function SwitchDetails({ entry: { body } }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  // The body of a control call, which the mock has looked at; a text where it was too long to keep whole.
  const { operationIds = [], isMocked = true } = (typeof body === 'object' && body !== null ? body : {}) as {
    operationIds?: readonly string[];
    isMocked?: boolean;
  };
  return <p>{w(isMocked ? 'switchedToMock' : 'switchedToReal', { calls: operationIds.join(', ') })}</p>;
}
