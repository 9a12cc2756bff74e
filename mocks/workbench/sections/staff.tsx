import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import { ArgumentForm, type Values } from '../argument-form.tsx';
import { Loaded, Nothing } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

type Action = Schemas['ControlOperatorAction'];

function ActionCard({ action }: { action: Action }): ReactNode {
  const { w, of } = useWords();
  const title = of(action.title);
  const step = useStep((body: Values) =>
    dataOf(api.POST('/__mock/api/operator/{action}', { params: { path: { action: action.id } }, body })),
  );
  return (
    <li className={classes.card}>
      <h2>{title}</h2>
      <p className={classes.muted}>
        <span className={classes.code}>{action.id}</span>
      </p>
      <ArgumentForm
        fields={action.arguments}
        title={title}
        isPending={step.isPending}
        onSend={(body, done) =>
          step.mutate(body, {
            onSuccess: ({ changes }) => {
              done();
              notify.success({ text: w('stepDone', { what: title, count: changes.length }) });
            },
          })
        }
      />
    </li>
  );
}

/** What the platform's staff could do now, each with what it needs to know. */
export function Staff(): ReactNode {
  const { w } = useWords();
  const steps = useQuery(queries.steps);
  return (
    <Loaded query={steps}>
      {(all) =>
        all.length === 0 ? (
          <Nothing>{w('noSteps')}</Nothing>
        ) : (
          <ul className={classes.cards}>
            {all.map((action) => (
              <ActionCard key={action.id} action={action} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
