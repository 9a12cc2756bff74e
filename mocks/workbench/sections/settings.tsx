import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, dataOf, type Schemas, queries, useStep } from '../queries.ts';
import { Loaded, SwitchLine } from '../parts.tsx';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';

/** Wire behaviour of the World's server: known fields and dialects. */
function Server(): ReactNode {
  const { w, of } = useWords();
  const server = useQuery(queries.server);
  const step = useStep((body: Schemas['ControlServerChange']) =>
    dataOf(api.PUT('/__mock/api/server', { body })),
  );
  return (
    <section aria-label={w('server')}>
      <h2>{w('server')}</h2>
      <p className={classes.muted}>{w('serverHint')}</p>
      <Loaded query={server}>
        {({ fields, dialects, known }) => (
          <ul className={classes.rows}>
            <SwitchLine
              code="fields=documented"
              label={w('documentedFields')}
              description={w('documentedFieldsHint')}
              checked={fields === 'documented'}
              disabled={step.isPending}
              set={(isOn) => step.mutate({ fields: isOn ? 'documented' : 'all' })}
            />
            {known.map(({ id, title, describe }) => (
              <SwitchLine
                key={id}
                code={id}
                label={of(title)}
                description={of(describe)}
                checked={dialects.includes(id)}
                disabled={step.isPending}
                set={(isOn) =>
                  step.mutate({ dialects: isOn ? [...dialects, id] : dialects.filter((one) => one !== id) })
                }
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

export function Settings(): ReactNode {
  const { of } = useWords();
  const settings = useQuery(queries.settings);
  const step = useStep(({ name, isOn }: { name: string; isOn: boolean }) =>
    dataOf(
      api.POST('/__mock/api/operator/{action}', {
        params: { path: { action: 'setSetting' } },
        body: { name, value: isOn ? '1' : '0' },
      }),
    ),
  );
  return (
    <>
      <Loaded query={settings}>
        {(all) => (
          <ul className={classes.rows}>
            {all.map(({ name, title, describe, isOn }) => (
              <SwitchLine
                key={name}
                code={name}
                label={of(title)}
                description={of(describe)}
                checked={isOn}
                disabled={step.isPending}
                set={(next) => step.mutate({ name, isOn: next })}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Server />
    </>
  );
}
