/**
 * Column store for declarations: numbers in typed arrays scan 100,000 rows in under a millisecond. Values shared by many rows
 * (products, companies, rules) are stored once.
 */
import type { Bilingual, Declaration, Store } from '../../world/entities.ts';
import { Bits } from '../../lib/bits.ts';
import { GramIndex, JoinedTexts } from '../../lib/gram-index.ts';
import { Order, type Sort } from './orders.ts';

// `as …` below: indexes are always in range (noUncheckedIndexedAccess).

/** Dictionary encoding: distinct values in order of appearance, and the number of each row's value. */
export class Column<Value> {
  readonly ofRow: Uint32Array;
  readonly values: readonly Value[];
  private readonly numbers = new Map<Value, number>();
  private readonly sets = new Map<number, Bits>();
  private grouped: { readonly starts: Uint32Array; readonly rows: Uint32Array } | undefined;

  constructor(rows: readonly Declaration[], read: (row: Declaration) => Value) {
    const values: Value[] = [];
    this.values = values;
    this.ofRow = numbersOf(rows, (row) => {
      const value = read(row);
      let number = this.numbers.get(value);
      if (number === undefined) {
        number = values.push(value) - 1;
        this.numbers.set(value, number);
      }
      return number;
    });
  }

  /** -1 if no row has it. */
  numberOf(value: Value): number {
    return this.numbers.get(value) ?? -1;
  }

  rowsOf(number: number): Uint32Array {
    const { starts, rows } = (this.grouped ??= groupedBy(this.ofRow, this.values.length));
    return rows.subarray(starts[number], starts[number + 1]);
  }

  /** The rows with a value as a bit set, cached. Used only for values of at least a thirtieth of all rows, so few are cached. */
  bitsOf(number: number): Bits {
    let bits = this.sets.get(number);
    if (bits === undefined) this.sets.set(number, (bits = Bits.of(this.ofRow.length, this.rowsOf(number))));
    return bits;
  }
}

/** Counting sort: all rows, grouped by number. */
function groupedBy(numbers: Uint32Array, count: number): { starts: Uint32Array; rows: Uint32Array } {
  const starts = new Uint32Array(count + 1);
  for (const number of numbers) starts[number + 1] = (starts[number + 1] as number) + 1;
  for (let number = 0; number < count; number += 1)
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  const next = starts.slice();
  const rows = new Uint32Array(numbers.length);
  for (let row = 0; row < numbers.length; row += 1) {
    const number = numbers[row] as number;
    rows[next[number] as number] = row;
    next[number] = (next[number] as number) + 1;
  }
  return { starts, rows };
}

function numbersOf(rows: readonly Declaration[], read: (row: Declaration) => number): Uint32Array {
  const numbers = new Uint32Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) numbers[row] = read(rows[row] as Declaration);
  return numbers;
}

/** Days as numbers; each distinct day is parsed once. */
function daysOf(rows: readonly Declaration[], read: (row: Declaration) => string): Uint32Array {
  const days = new Map<string, number>();
  return numbersOf(rows, (row) => {
    const day = read(row);
    let number = days.get(day);
    if (number === undefined) days.set(day, (number = dayNumber(day)));
    return number;
  });
}

/** '2026-11-20' as 20261120, which preserves the order. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

function lowerCase({ zh, en }: Bilingual): string {
  return `${zh}\n${en ?? ''}`.toLowerCase();
}

interface Texts {
  readonly product: Column<string>;
  readonly products: JoinedTexts;
  readonly companies: JoinedTexts;
  readonly numbers: GramIndex;
}

export class Columns {
  readonly rows: readonly Declaration[];
  private readonly store: Store;
  private readonly made = new Map<string, unknown>();

  constructor(store: Store) {
    this.store = store;
    this.rows = store.declarations.all();
  }

  get company(): Column<string> {
    return this.once('company', () => new Column(this.rows, ({ companyCode }) => companyCode));
  }

  get pcr(): Column<string> {
    return this.once('pcr', () => new Column(this.rows, ({ pcrNumber }) => pcrNumber));
  }

  get type(): Column<string> {
    return this.once('type', () => new Column<string>(this.rows, ({ productType }) => productType));
  }

  get route(): Column<string> {
    return this.once('route', () => new Column(this.rows, ({ route }) => route));
  }

  /** Id of the newer declaration, or empty. */
  get newer(): Column<string> {
    return this.once('newer', () => new Column(this.rows, ({ supersededBy }) => supersededBy ?? ''));
  }

  get published(): Uint32Array {
    return this.once('published', () => daysOf(this.rows, ({ publishedOn }) => publishedOn));
  }

  /** NaN if not stated: outside every range. */
  get gwp(): Float64Array {
    return this.once('gwp', () => Float64Array.from(this.rows, ({ gwp100 }) => gwp100 ?? Number.NaN));
  }

  get expires(): Uint32Array {
    return this.once('expires', () => daysOf(this.rows, ({ expiresOn }) => expiresOn));
  }

  ordered(sort: Sort): Order {
    return this.once(`by ${sort}`, () => {
      // Newest publication first; lowest figure first, unknown last; soonest end first.
      if (sort === 'NEWEST') return new Order(this.published, true);
      return new Order(sort === 'GWP' ? this.gwp : this.expires, false);
    });
  }

  private get texts(): Texts {
    return this.once('texts', () => {
      // Rows of one product share the object of its name, so most texts are built once.
      const texts = new Map<Bilingual, string>();
      const textOf = (name: Bilingual): string => {
        let text = texts.get(name);
        if (text === undefined) texts.set(name, (text = lowerCase(name)));
        return text;
      };
      const product = new Column(this.rows, ({ productName }) => textOf(productName));
      return {
        product,
        products: new JoinedTexts(product.values),
        companies: new JoinedTexts(this.company.values.map((code) => this.companyText(code))),
        numbers: new GramIndex(this.rows.map(({ registrationNumber }) => registrationNumber.toLowerCase())),
      };
    });
  }

  private companyText(code: string): string {
    const company = this.store.companies.where('code', code)[0];
    return company === undefined ? '' : lowerCase(company.name);
  }

  private once<Made>(name: string, make: () => Made): Made {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as Made;
  }

  /**
   * Rows whose product, company or registration number contains a word; unordered, with possible duplicates.
   * @param word in lower case
   */
  containing(word: string): Uint32Array {
    const { texts } = this;
    const parts: Uint32Array[] = [texts.numbers.find(word)];
    for (const number of flagged(texts.products.find(word))) parts.push(texts.product.rowsOf(number));
    for (const number of flagged(texts.companies.find(word))) parts.push(this.company.rowsOf(number));
    const [only] = parts;
    if (parts.length === 1 && only !== undefined) return only;
    const all = new Uint32Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

function flagged(flags: Uint8Array | null): number[] {
  const numbers: number[] = [];
  flags?.forEach((flag, number) => {
    if (flag === 1) numbers.push(number);
  });
  return numbers;
}
