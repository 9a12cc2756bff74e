/**
 * Recordings and undo steps in files: `<folder>/<id>.steps/<life>.jsonl`, one line for each step, appended before its World is
 * written; `<life>.base.json` is the snapshot that a recording begins with. The stored World names the last step that belongs to
 * it: a step whose change was not written is ignored.
 */
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './upload-files.ts';
import type { CreatedValue } from '../world/created-values.ts';
import { UNDO_STEPS_MAX } from '../world/undo-history.ts';
import { Recorder, RECORDER_BYTES, type RecorderBase, type RecorderStep } from '../world/recorder.ts';
import { readSnapshot, type Snapshot } from '../world/snapshot.ts';
import type { StoredStepHistory } from '../world/storage.ts';
import {
  pastSteps,
  recordedSince,
  storedPast,
  type RecordedSince,
  type StoredPastStep,
  type StepHistory,
} from '../world/step-history.ts';

export interface StepHistoryMark extends RecordedSince {
  readonly life: string;
  readonly count: number;
  /** Id of its last step that can be undone; 0 if there is none. */
  readonly past: number;
  /** Range marked by the user. */
  readonly from: number | null;
  readonly until: number | null;
}

type Line =
  | {
      readonly begin: 'start' | 'snapshot' | null;
      readonly since: number;
      readonly lostNames: readonly CreatedValue[];
    }
  | { readonly step: RecorderStep }
  | { readonly past: StoredPastStep }
  /** Digest of a file in an answer, known after its step was written. */
  | { readonly n: number; readonly sha256: string };

interface Written {
  readonly life: string;
  count: number;
  past: number;
  bytes: number;
  /** Size above which the file is compacted. */
  readonly limit: number;
  /** Lines appended by the next write. */
  readonly late: string[];
}

const lastId = ({ past }: StepHistory): number => past.list().at(-1)?.id ?? 0;
const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;

/** A step as JSON; a digest still being computed follows in a later line. */
function stepLine(step: RecorderStep, late: string[]): string {
  const { answer, n } = step;
  const digest = answer?.file?.sha256;
  if (answer?.file === undefined || typeof digest === 'string' || digest === undefined)
    return lineOf({ step });
  void digest.then((sha256) => late.push(lineOf({ n, sha256 })));
  return lineOf({ step: { ...step, answer: { ...answer, file: { ...answer.file, sha256: '' } } } });
}

/** Lines up to the first incomplete one: the server may have been killed while writing. */
function linesIn(file: string): { readonly lines: readonly Line[]; readonly isWhole: boolean } {
  const lines: Line[] = [];
  const texts = readFileSync(file, 'utf8').split('\n');
  const rest = texts.pop();
  try {
    // Safe: only this file writes them.
    for (const text of texts) lines.push(JSON.parse(text) as Line);
    return { lines, isWhole: rest === '' };
  } catch {
    return { lines, isWhole: false };
  }
}

/** The steps that belong to a World: later ones only if they changed nothing. */
function stepsOf(lines: readonly Line[], { count }: StepHistoryMark): RecorderStep[] {
  const digests = new Map(
    lines.flatMap((line) => ('sha256' in line ? [[line.n, line.sha256] as const] : [])),
  );
  const steps: RecorderStep[] = [];
  for (const line of lines) {
    if (!('step' in line)) continue;
    const { step } = line;
    if (step.n > count && step.changed) break;
    const { answer, n } = step;
    const sha256 = digests.get(n);
    const isLate = sha256 !== undefined && answer?.file !== undefined;
    steps.push(isLate ? { ...step, answer: { ...answer, file: { ...answer.file, sha256 } } } : step);
  }
  return steps;
}

export class StepHistoryFiles {
  private readonly folder: string;
  private readonly written = new Map<string, Written>();

  constructor(folder: string) {
    this.folder = folder;
  }

  folderOf(id: string): string {
    return join(this.folder, `${id}.steps`);
  }

  /** Writes what is new, before the World; returns its mark. */
  write(id: string, history: StepHistory): StepHistoryMark {
    this.writeSteps(id, history, true);
    const { life, count, from, until } = history.recorder;
    const past = lastId(history);
    return { ...recordedSince(history.recorder), life, count, past, from, until };
  }

  /** Writes steps that changed nothing. @param isNew whether a recording without a file gets one */
  writeSteps(id: string, history: StepHistory, isNew = false): void {
    const { life, lost } = history.recorder;
    const known = this.written.get(id);
    const isKnown = known?.life === life;
    if (!isKnown && !isNew) return;
    // A step dropped before it was written leaves a gap; a cleared history restarts.
    if (isKnown && known.bytes <= known.limit && lost <= known.count && lastId(history) >= known.past)
      try {
        this.append(id, known, history);
        return;
      } catch {
        // Somebody has deleted the folder.
      }
    this.writeAll(id, history);
  }

  /** Removes the files of Worlds that had this name before, after the present one is stored. */
  dropOthers(id: string, { life }: StepHistoryMark): void {
    for (const name of readdirSync(this.folderOf(id)))
      if (!name.startsWith(`${life}.`)) rmSync(join(this.folderOf(id), name), { force: true });
  }

  /** Recording and undo steps of a stored World; null if they are missing or unreadable. */
  read(id: string, mark: StepHistoryMark, { state }: Snapshot): StoredStepHistory | null {
    try {
      const file = this.fileOf(id, mark.life);
      const { lines, isWhole } = linesIn(file);
      const [head] = lines;
      if (head === undefined || !('begin' in head)) return null;
      const steps = stepsOf(lines, mark);
      const recorder = Recorder.resume(this.baseOf(id, mark.life, head.begin), { ...mark, ...head, steps });
      if (recorder.count < mark.count) return null;
      const past = lines.flatMap((line) => ('past' in line && line.past.id <= mark.past ? [line.past] : []));
      const bytes = statSync(file).size;
      const hasOthers = lines.some((line) => 'step' in line && line.step.n > recorder.count);
      // Otherwise the next write replaces the file.
      if (isWhole && !hasOthers) this.written.set(id, this.writtenAt(recorder, mark.past, bytes));
      return { recorder, past: pastSteps(past.slice(-UNDO_STEPS_MAX), state.rows) };
    } catch {
      return null;
    }
  }

  forget(id: string): void {
    this.written.delete(id);
  }

  private fileOf(id: string, life: string): string {
    return join(this.folderOf(id), `${life}.jsonl`);
  }

  private baseOf(id: string, life: string, begin: 'start' | 'snapshot' | null): RecorderBase {
    if (begin !== 'snapshot') return begin;
    return readSnapshot(JSON.parse(readFileSync(join(this.folderOf(id), `${life}.base.json`), 'utf8')));
  }

  private writtenAt({ life, count }: Recorder, past: number, bytes: number): Written {
    return { life, count, past, bytes, limit: 2 * Math.max(bytes, RECORDER_BYTES), late: [] };
  }

  private append(id: string, known: Written, { recorder, past }: StepHistory): void {
    const late = known.late.splice(0);
    const steps = recorder.list().slice(known.count - recorder.lost);
    const undo = storedPast(past).filter((step) => step.id > known.past);
    const lines = [
      ...late,
      ...steps.map((step) => stepLine(step, known.late)),
      ...undo.map((step) => lineOf({ past: step })),
    ].join('');
    if (lines === '') return;
    appendFileSync(this.fileOf(id, known.life), lines);
    known.count = recorder.count;
    known.past = undo.at(-1)?.id ?? known.past;
    known.bytes += Buffer.byteLength(lines);
  }

  private writeAll(id: string, history: StepHistory): void {
    const { base, since, life, madeBefore } = history.recorder;
    mkdirSync(this.folderOf(id), { recursive: true });
    const isSnapshot = base !== null && base !== 'start';
    if (isSnapshot) writeAtomically(join(this.folderOf(id), `${life}.base.json`), JSON.stringify(base));
    const late: string[] = [];
    const undo = storedPast(history.past);
    const text = [
      lineOf({ begin: isSnapshot ? 'snapshot' : base, since, lostNames: madeBefore }),
      ...history.recorder.list().map((step) => stepLine(step, late)),
      ...undo.map((step) => lineOf({ past: step })),
    ].join('');
    writeAtomically(this.fileOf(id, life), text);
    const written = this.writtenAt(history.recorder, undo.at(-1)?.id ?? 0, Buffer.byteLength(text));
    written.late.push(...late);
    this.written.set(id, { ...written, late });
  }
}
