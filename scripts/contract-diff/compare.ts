import {
  operationsOf,
  type Content,
  type Located,
  type Operation,
  type Parameter,
} from '../openapi/document.ts';
import { Changes, type Change, type Note, type Side } from './change.ts';
import { compareSchemas, type Versions } from './schemas.ts';

interface Pair extends Versions {
  readonly note: Note;
  readonly was: Operation;
  readonly is: Operation;
}

const callOf = ({ method, path }: Located): string => `${method} ${path}`;
const isOpen = ({ security }: Operation): boolean => security?.length === 0;
const nameOf = (parameter: Parameter): string => `${parameter.in} ${parameter.name}`;

function compareSides(
  pair: Pair,
  side: 'request' | 'answer',
  was: unknown,
  is: unknown,
  place: string,
): void {
  const { before, after, note } = pair;
  compareSchemas({ before, after, note, side, seen: new Set() }, was, is, place);
}

function compareParameters(pair: Pair): void {
  const [was, is] = [pair.was.parameters ?? [], pair.is.parameters ?? []];
  for (const one of was) {
    const place = nameOf(one);
    const other = is.find((each) => nameOf(each) === place);
    if (other === undefined) {
      pair.note('breaking', 'request', place, 'is no longer taken');
      continue;
    }
    if (other.required === true && one.required !== true)
      pair.note('breaking', 'request', place, 'must be sent now');
    if (one.required === true && other.required !== true)
      pair.note('addition', 'request', place, 'may be left out now');
    compareSides(pair, 'request', one.schema ?? {}, other.schema ?? {}, place);
  }
  for (const one of is.filter((each) => !was.some((other) => nameOf(other) === nameOf(each))))
    if (one.required === true) pair.note('breaking', 'request', nameOf(one), 'is new and must be sent');
    else pair.note('addition', 'request', nameOf(one), 'is new');
}

function compareContent(
  pair: Pair,
  side: 'request' | 'answer',
  [was, is]: readonly [Content, Content],
  place: string,
): void {
  for (const [type, { schema = {} }] of Object.entries(was)) {
    const other = is[type];
    if (other !== undefined) compareSides(pair, side, schema, other.schema ?? {}, place);
    else pair.note('breaking', side, place, `is no longer ${type}`);
  }
  for (const type of Object.keys(is).filter((one) => !(one in was)))
    pair.note(side === 'request' ? 'addition' : 'breaking', side, place, `may now be ${type}`);
}

function compareBodies(pair: Pair): void {
  const [was, is] = [pair.was.requestBody, pair.is.requestBody];
  if (was === undefined && is === undefined) return;
  if (was === undefined) {
    if (is?.required === true) pair.note('breaking', 'request', 'body', 'is new and must be sent');
    else pair.note('addition', 'request', 'body', 'is new');
    return;
  }
  if (is === undefined) {
    pair.note('breaking', 'request', 'body', 'is no longer taken');
    return;
  }
  if (is.required === true && was.required !== true)
    pair.note('breaking', 'request', 'body', 'must be sent now');
  compareContent(pair, 'request', [was.content, is.content], 'body');
}

function compareAnswers(pair: Pair): void {
  const [was, is] = [pair.was.responses, pair.is.responses];
  for (const [status, { content = {} }] of Object.entries(was)) {
    const other = is[status];
    if (other === undefined) pair.note('breaking', 'answer', `HTTP ${status}`, 'no longer comes');
    else compareContent(pair, 'answer', [content, other.content ?? {}], `HTTP ${status}`);
  }
  for (const status of Object.keys(is).filter((one) => !(one in was)))
    pair.note('look', 'answer', `HTTP ${status}`, 'is new');
  const refusals = [pair.was['x-failures'] ?? [], pair.is['x-failures'] ?? []] as const;
  for (const key of refusals[1].filter((one) => !refusals[0].includes(one)))
    pair.note('look', 'answer', 'refusals', `${key} is new`);
}

function comparePair(pair: Pair): void {
  if (isOpen(pair.was) && !isOpen(pair.is)) pair.note('breaking', 'call', 'session', 'is wanted now');
  if (!isOpen(pair.was) && isOpen(pair.is)) pair.note('addition', 'call', 'session', 'is no longer wanted');
  compareParameters(pair);
  compareBodies(pair);
  compareAnswers(pair);
}

/** All differences, breaking ones first. */
export function compareContracts({ before, after }: Versions): readonly Change[] {
  const changes = new Changes();
  const [was, is] = [operationsOf(before), operationsOf(after)];
  const met = new Set<Located>();
  for (const one of was) {
    const { operationId } = one.operation;
    const note = changes.noteOf(operationId);
    const say = (what: string): void => note('breaking', 'call' satisfies Side, callOf(one), what);
    const there = is.find((other) => callOf(other) === callOf(one));
    const same = there ?? is.find(({ operation }) => operation.operationId === operationId);
    if (same === undefined) {
      say('is gone');
      continue;
    }
    met.add(same);
    if (there === undefined) say(`is ${callOf(same)} now`);
    else if (same.operation.operationId !== operationId)
      note('look', 'call', callOf(one), `is called ${same.operation.operationId} now`);
    comparePair({ before, after, note, was: one.operation, is: same.operation });
  }
  for (const one of is.filter((other) => !met.has(other)))
    changes.noteOf(one.operation.operationId)('addition', 'call', callOf(one), 'is new');
  return changes.all();
}
