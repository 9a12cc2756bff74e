import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CopyText } from '../copy-text.tsx';
import { Loaded, Nothing } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { shownTime } from '../times.ts';
import { useWords } from '../use-words.ts';
import classes from '../workbench.module.css';

/** Every SMS and e-mail that a real platform would have sent, newest first, with its code. */
export function Outbox(): ReactNode {
  const { w } = useWords();
  const outbox = useQuery(queries.outbox);
  return (
    <Loaded query={outbox}>
      {(all) =>
        all.length === 0 ? (
          <Nothing>{w('noCodes')}</Nothing>
        ) : (
          <Table.ScrollContainer minWidth={480}>
            <Table aria-label={w('outbox')}>
              <Table.Thead>
                <Table.Tr>
                  {(['code', 'channel', 'to', 'purpose', 'sentAt'] as const).map((name) => (
                    <Table.Th key={name}>{w(name)}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {all.map(({ channel, to, code, purpose, sentAt }) => (
                  <Table.Tr key={`${to} ${sentAt} ${code}`}>
                    <Table.Td>
                      <CopyText text={code} label={code} name={w('copyCode', { code })} />
                    </Table.Td>
                    <Table.Td>{channel}</Table.Td>
                    <Table.Td>{to}</Table.Td>
                    <Table.Td className={classes.code}>{purpose}</Table.Td>
                    <Table.Td>
                      <time dateTime={sentAt}>{shownTime(sentAt)}</time>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )
      }
    </Loaded>
  );
}
