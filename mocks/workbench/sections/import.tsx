import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ImportedFile, ImportSummary } from '../replay.ts';
import { saveBlob } from '../queries.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';

function Counted({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [string, string | number])[];
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        {title} ({rows.length})
      </summary>
      <ul>
        {rows.map(([name, count], index) => (
          <li key={index}>
            <code>{name}</code> {count}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Summary({ summary }: { summary: ImportSummary }): ReactNode {
  const { w } = useWords();
  const { steps, entries, server, scenario, persona, left, removed, missing } = summary;
  return (
    <>
      <p role="status">
        {w('importSteps', { steps, entries, server: server ?? '–' })} {w('importBase', { scenario, persona })}
      </p>
      <Counted
        title={w('importRemoved')}
        rows={removed.map(({ what, values, where }) => [`${what} × ${values}`, where.join(', ')])}
      />
      <Counted
        title={w('importMissing')}
        rows={missing.map(({ step, operation, what, name }) => [
          `${step} ${operation ?? ''}`,
          `${w(`missing_${what}`)} ${name}`,
        ])}
      />
      <Counted title={w('importUnknown')} rows={left.unknown.map(({ call, count }) => [call, count])} />
      <Counted title={w('importHosts')} rows={left.hosts.map(({ host, count }) => [host, count])} />
    </>
  );
}

/** A recording converted from another format, to review and save. */
export function Imported({ imported }: { imported: ImportedFile }): ReactNode {
  const { w } = useWords();
  const { file, summary } = imported;
  return (
    <section className={classes.note} aria-label={w('importResult')}>
      <Stack gap="sm" align="flex-start">
        <div>
          <Summary summary={summary} />
        </div>
        <Button variant="default" onClick={() => saveBlob(file, file.name)}>
          {w('importSave')}
        </Button>
      </Stack>
    </section>
  );
}
