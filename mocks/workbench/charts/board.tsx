import { Anchor, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { type Schemas, queries } from '../queries.ts';
import { Loaded, EmptyState, TextField, useShowMore } from '../parts.tsx';
import { containsWords } from '#src/lib/match-words.ts';
import { shownTime } from '../texts.ts';
import { type Word, useWords } from '../words.ts';
import shared from '../workbench.module.css';
import classes from './charts.module.css';
import { hashOf, KINDS, type Kind } from '../place.ts';
import { WHO_WORD, WhoBadge, type Who } from './who.tsx';

type Board = Schemas['ControlBoard'];
type Card = Schemas['ControlCard'];

const SHOWN_FIRST = 12;
const KIND_WORD = {
  applications: 'kindApplications',
  companies: 'kindCompanies',
  people: 'kindPeople',
  verifications: 'kindVerifications',
} as const satisfies Record<Kind, Word>;

const textOf = ({ id, title, subtitle, detail, states }: Card): string =>
  [id, title, ...[subtitle, detail, ...states].flatMap((text) => [text?.zh, text?.en])].join(' ');

function CardLink({ kind, card, isOneState }: { kind: Kind; card: Card; isOneState: boolean }): ReactNode {
  const { w, of } = useWords();
  const { id, title, subtitle, detail, states, turn, since } = card;
  return (
    <li>
      <Anchor className={classes.card} href={hashOf({ kind, id })} underline="never">
        <strong>{title}</strong>
        <span>{of(subtitle)}</span>
        {detail !== null && <span className={shared.muted}>{of(detail)}</span>}
        {!isOneState && <span className={classes.states}>{states.map(of).join(' · ')}</span>}
        {turn.map((who) => (
          <WhoBadge key={who} who={who} label={w('turnOf', { who: w(WHO_WORD[who]) })} />
        ))}
        {since !== null && (
          <span className={shared.muted}>{w('since', { time: shownTime(since).slice(0, 10) })}</span>
        )}
      </Anchor>
    </li>
  );
}

function Column({
  kind,
  title,
  cards,
  isOneState,
}: {
  kind: Kind;
  title: string;
  cards: readonly Card[];
  isOneState: boolean;
}): ReactNode {
  const { w } = useWords();
  const id = useId();
  const { shown, more } = useShowMore(cards, SHOWN_FIRST);
  return (
    <section className={classes.column} aria-labelledby={id}>
      <h2 id={id}>{w('columnCount', { what: title, count: cards.length })}</h2>
      {cards.length === 0 ? (
        <p className={shared.muted}>{w('emptyColumn')}</p>
      ) : (
        <ul>
          {shown.map((card) => (
            <CardLink key={card.id} kind={kind} card={card} isOneState={isOneState} />
          ))}
        </ul>
      )}
      {more}
    </section>
  );
}

function Columns({ kind, board, found }: { kind: Kind; board: Board; found: readonly Card[] }): ReactNode {
  const { w, of } = useWords();
  // The column already shows the state.
  const isOneState = kind === 'companies' || kind === 'verifications';
  return (
    <div className={classes.board} role="region" aria-label={w(KIND_WORD[kind])} tabIndex={0}>
      {board.columns.map(({ id, title }) => (
        <Column
          key={`${kind} ${id}`}
          kind={kind}
          title={of(title)}
          cards={found.filter(({ column }) => column === id)}
          isOneState={isOneState}
        />
      ))}
    </div>
  );
}

export function Board({ kind }: { kind: Kind }): ReactNode {
  const { w } = useWords();
  const board = useQuery(queries.board(kind));
  const [words, setWords] = useState('');
  const [turn, setTurn] = useState<Who | 'all'>('all');
  const turns = ['customer', 'staff'] as const;
  return (
    <>
      <nav className={classes.kinds} aria-label={w('kinds')}>
        {KINDS.map((one) => (
          <a
            key={one}
            href={hashOf({ kind: one, id: null })}
            aria-current={one === kind ? 'page' : undefined}
          >
            {w(KIND_WORD[one])}
          </a>
        ))}
      </nav>
      <div className={shared.fields}>
        <TextField label={w('findCard')} value={words} set={setWords} />
        <Select
          label={w('turn')}
          allowDeselect={false}
          value={turn}
          data={[
            { value: 'all', label: w('turnAll') },
            ...turns.map((value) => ({ value, label: w(WHO_WORD[value]) })),
          ]}
          onChange={(value) => setTurn(turns.find((who) => who === value) ?? 'all')}
        />
      </div>
      <Loaded query={board}>
        {(data) => {
          const found = data.cards.filter(
            (card) => (turn === 'all' || card.turn.includes(turn)) && containsWords(textOf(card), words),
          );
          if (found.length === 0) return <EmptyState>{w('noneFound')}</EmptyState>;
          return <Columns kind={kind} board={data} found={found} />;
        }}
      </Loaded>
    </>
  );
}
