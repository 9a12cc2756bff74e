import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, dataOf } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import { Server } from './server.tsx';
import classes from '../workbench.module.css';

/** The platform's switches, which a step of the staff turns, and what the server is like. */
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
              <li key={name} className={classes.line}>
                <Switch
                  label={of(title)}
                  description={of(describe)}
                  checked={isOn}
                  disabled={step.isPending}
                  onChange={(event) => step.mutate({ name, isOn: event.currentTarget.checked })}
                />
                <span className={`${classes.code ?? ''} ${classes.muted ?? ''}`}>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Server />
    </>
  );
}
