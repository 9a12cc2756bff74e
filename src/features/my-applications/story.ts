/** What has happened to an application, as dated events; only from what the server states. */
import type { TextKey } from '#src/i18n/keys.ts';
import { compare } from '#src/lib/compare.ts';
import { CONTRACT, QUOTE, type Stage } from '#src/lib/states.ts';
import { ITEM_FILE_KINDS, type ItemFileKind } from '#src/parts/item-files/item-files.ts';
import type { ApplicationDetail, Contract, Quote } from './model.ts';

type Who = 'company' | 'platform' | 'verifier' | 'panel';

export interface StoryEvent {
  key: string;
  /** Place in the course of an application, for events of one day: its stage and a step. */
  place: number;
  /** `YYYY-MM-DD`, with ` HH:mm:ss` where the server states it. */
  at: string;
  /** A role or a person's name; null where the server names nobody. */
  who: { role: Who } | { name: string } | null;
  what: Extract<TextKey, `epd.mine.story.${string}`>;
  stage?: Stage;
  files?: readonly ItemFileKind[];
  /** Reason as written by the staff. */
  note?: string;
  tone: 'plain' | 'done' | 'refused' | 'back';
  /** Dialog that shows the paper. */
  paper?: 'quote' | 'contract';
}

export interface Told {
  detail: ApplicationDetail;
  /** Null or undefined without one, or while unknown. */
  quote: Quote | null | undefined;
  contract: Contract | null | undefined;
}

const COMPANY = { role: 'company' } as const;
const PLATFORM = { role: 'platform' } as const;
/** Who sends a stage back (document 2 §4). */
const RETURNED_BY: Partial<Record<Stage, Who>> = {
  40: 'verifier',
  60: 'panel',
};

/** Issued, and accepted or refused; the newest of them opens the paper. @param decision null while it is open */
function ofPaper(
  paper: 'quote' | 'contract',
  order: number,
  { issuedAt, decidedAt }: Pick<Quote | Contract, 'issuedAt' | 'decidedAt'>,
  decision: 'Accepted' | 'Refused' | null,
): (StoryEvent | null)[] {
  const decided =
    decision === null
      ? null
      : event(`${paper}-decided`, order + 1, decidedAt, {
          who: COMPANY,
          what: `epd.mine.story.${paper}${decision}`,
          tone: decision === 'Refused' ? 'refused' : 'done',
          paper,
        });
  const issued = { who: PLATFORM, what: `epd.mine.story.${paper}Issued` } as const;
  return [event(paper, order, issuedAt, decided === null ? { ...issued, paper } : issued), decided];
}

function ofQuote(quote: Quote): (StoryEvent | null)[] {
  const { status } = quote;
  const accepted = status === QUOTE.confirmed ? 'Accepted' : null;
  return ofPaper('quote', 11, quote, status === QUOTE.rejected ? 'Refused' : accepted);
}

function ofContract(contract: Contract): (StoryEvent | null)[] {
  const { status } = contract;
  const accepted = status === CONTRACT.signed ? 'Accepted' : null;
  return ofPaper('contract', 21, contract, status === CONTRACT.refused ? 'Refused' : accepted);
}

function ofStages({ stages, returns, appliedAt }: ApplicationDetail): (StoryEvent | null)[] {
  return [
    ...stages.flatMap(({ stage, startedAt, finishedAt }) => [
      // The first stage begins with the application itself.
      stage === 10 && appliedAt !== ''
        ? null
        : event(`begun ${stage}`, stage, startedAt, { what: 'epd.mine.story.begun', stage }),
      stage === 70
        ? event('released', 79, finishedAt, { who: PLATFORM, what: 'epd.mine.story.released', tone: 'done' })
        : null,
    ]),
    ...returns.map(({ stage, returnedAt, remark }, time) =>
      event(`returned ${stage} ${time}`, stage + 5, returnedAt, {
        who: { role: RETURNED_BY[stage] ?? 'platform' },
        what: 'epd.mine.story.returned',
        stage,
        note: remark,
        tone: 'back',
      }),
    ),
  ];
}

function ofCorrection({ correctionAsked, corrected, returns }: ApplicationDetail): (StoryEvent | null)[] {
  // A return asks for the correction as well.
  const said = returns.some(({ returnedAt }) => returnedAt === correctionAsked.slice(0, 10));
  const by = corrected?.by ?? '';
  return [
    said
      ? null
      : event('asked', 31, correctionAsked, {
          who: PLATFORM,
          what: 'epd.mine.story.correctionAsked',
          tone: 'back',
        }),
    event('corrected', 33, corrected?.at ?? null, {
      who: by === '' ? COMPANY : { name: by },
      what: 'epd.mine.story.corrected',
    }),
  ];
}

/** Files sent after the application, one event a day and person. */
function ofFiles({ items, appliedAt }: ApplicationDetail): StoryEvent[] {
  const sent = new Map<string, StoryEvent & { files: ItemFileKind[] }>();
  for (const { versions } of items)
    for (const kind of ITEM_FILE_KINDS)
      for (const { at, by } of versions[kind]) {
        if (at === '' || at <= appliedAt) continue;
        const key = `files ${at.slice(0, 10)} ${by}`;
        const before = sent.get(key);
        const files = [...new Set([...(before?.files ?? []), kind])];
        const who = by === '' ? COMPANY : { name: by };
        const latest = before === undefined || before.at < at ? at : before.at;
        sent.set(key, {
          key,
          place: 32,
          at: latest,
          who,
          what: 'epd.mine.story.files',
          files,
          tone: 'plain',
        });
      }
  return [...sent.values()];
}

function event(
  key: string,
  place: number,
  at: string | null,
  rest: Pick<StoryEvent, 'what'> & Partial<StoryEvent>,
): StoryEvent | null {
  return at === null || at === '' ? null : { key, place, at, who: null, tone: 'plain', ...rest };
}

/** All events, newest first; those of one day in the order in which an application passes them. */
export function storyOf({ detail, quote, contract }: Told): StoryEvent[] {
  const day = ({ at }: StoryEvent): string => at.slice(0, 10);
  return [
    event('applied', 10, detail.appliedAt, { who: COMPANY, what: 'epd.mine.story.applied' }),
    ...(quote ? ofQuote(quote) : []),
    ...(contract ? ofContract(contract) : []),
    ...ofStages(detail),
    ...ofCorrection(detail),
    ...ofFiles(detail),
  ]
    .filter((one) => one !== null)
    .sort((a, b) => compare(day(b), day(a)) || b.place - a.place);
}
