import type { Bilingual, User, Written, Store, World } from '../world/entities.ts';
import { typedIn } from '../domain/typed-texts.ts';
import {
  OperatorError,
  type Choice,
  type OperatorAction,
  type OperatorArgument,
  type OperatorArguments,
  titleOf,
} from './action.ts';
import { REMARK_MAX } from './notify.ts';

interface RowStep<Row> extends Pick<OperatorAction, 'id' | 'title'> {
  readonly argument: string;
  readonly noun: Choice['title'];
  readonly rows: (store: Store) => {
    readonly all: () => readonly Row[];
    readonly get: (id: string) => Row | undefined;
  };
  readonly waits: (row: Row) => boolean;
  /** Error message for a row in another state. */
  readonly otherwise: (row: Row) => Choice['title'];
  readonly shown: (world: World) => (row: Row) => Choice;
  readonly extra?: readonly OperatorArgument[];
  readonly act: (world: World, row: Row, args: OperatorArguments) => string;
}

export function rowStep<Row>(step: RowStep<Row>): OperatorAction {
  const { id, title, argument, noun, rows, waits, otherwise, shown, extra = [], act } = step;
  const waiting = ({ store }: World): readonly Row[] => rows(store).all().filter(waits);
  return {
    id,
    title,
    args: (world) => [rowArgument(argument, waiting(world), shown(world)), ...extra],
    possible: (world) => waiting(world).length > 0,
    run: (world, args) => {
      const value = text(args, argument);
      const row = rows(world.store).get(value);
      if (row === undefined)
        throw new OperatorError(`There is no ${noun.en} "${value}"`, `没有${noun.zh}“${value}”`);
      if (!waits(row)) {
        const { zh, en } = otherwise(row);
        throw new OperatorError(`${id} needs ${en}`, `该步骤只用于${zh}`);
      }
      return { changed: act(world, row, args) };
    },
  };
}

export function rowArgument<Row>(
  name: string,
  rows: readonly Row[],
  shown: (row: Row) => Choice,
): OperatorArgument {
  return { name, type: 'text', required: true, options: rows.map(shown), isRow: true };
}

/** Parts without an English edition stay as entered. */
export function rowTitle(store: Store, ...parts: readonly (string | Choice['title'])[]): Choice['title'] {
  const inLanguage = (language: 'zh' | 'en'): string =>
    parts
      .map((part) => (typeof part === 'string' ? typedIn(store, part, language) : part[language]))
      .filter((part) => part !== '')
      .join(' ');
  return { zh: inLanguage('zh'), en: inLanguage('en') };
}

export const shownUser =
  ({ store }: World) =>
  ({ id, account, companyName }: User): Choice => ({
    value: id,
    title: rowTitle(store, companyName ?? account),
  });

export function remarkArguments(name: string): OperatorArgument[] {
  return [name, `${name}En`].map((each) => ({ name: each, type: 'text', required: false, max: REMARK_MAX }));
}

export function remarkOf<Usual extends Bilingual | null>(
  args: OperatorArguments,
  name: string,
  usual: Usual,
): Written | Usual {
  const [zh, en] = [optionalText(args, name), optionalText(args, `${name}En`)];
  if (zh === undefined || en === undefined) return zh ?? en ?? usual;
  return { zh, en };
}

export function optionalText(args: OperatorArguments, name: string): string | undefined {
  const value = args[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string')
    throw new OperatorError(`"${name}" must be a text`, `“${titleOf(name).zh}”须为文本`);
  return value;
}

/** @throws OperatorError if omitted, empty or not a text */
export function text(args: OperatorArguments, name: string): string {
  const value = optionalText(args, name);
  if (value === undefined) throw new OperatorError(`"${name}" is missing`, `请填写“${titleOf(name).zh}”`);
  return value;
}

/** Positive; undefined if omitted. */
export function optionalNumber(args: OperatorArguments, name: string): number | undefined {
  const value = args[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || value <= 0) {
    throw new OperatorError(`"${name}" must be a number above 0`, `“${titleOf(name).zh}”须为大于 0 的数`);
  }
  return value;
}

/** @throws OperatorError if omitted or not a boolean */
export function flag(args: OperatorArguments, name: string): boolean {
  const value = args[name];
  if (typeof value !== 'boolean')
    throw new OperatorError(`"${name}" must be true or false`, `“${titleOf(name).zh}”须为是或否`);
  return value;
}

/** @param otherwise default if omitted. @throws OperatorError if not a boolean */
export function optionalFlag(args: OperatorArguments, name: string, otherwise: boolean): boolean {
  return args[name] === undefined || args[name] === null ? otherwise : flag(args, name);
}

export function choice<Value extends string>(
  args: OperatorArguments,
  name: string,
  values: readonly Value[],
): Value {
  const value = text(args, name);
  const found = values.find((entry) => entry === value);
  if (found === undefined)
    throw new OperatorError(
      `"${name}" must be one of ${values.join(', ')}`,
      `“${titleOf(name).zh}”须为 ${values.join('、')} 之一`,
    );
  return found;
}
