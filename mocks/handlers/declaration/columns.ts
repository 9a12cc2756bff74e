/**
 * Declarations as columns of numbers: a test of 100,000 rows then reads numbers that lie side by side, and takes less than a
 * millisecond. Texts that many rows share (products, companies, rules) are kept once.
 */
import type { Bilingual, Declaration } from '../../world/entities.ts';
import type { Store } from '../../world/types.ts';
import { JoinedTexts } from '../../lib/joined-texts.ts';

/** Different values in the order in which they came, and which of them each row has. */
export class Column<Value> {
  readonly ofRow: Uint32Array;
  readonly values: readonly Value[];
  private readonly numbers = new Map<Value, number>();

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

  /** The number of a value; -1 when no row has it. */
  numberOf(value: Value): number {
    return this.numbers.get(value) ?? -1;
  }
}

function numbersOf(rows: readonly Declaration[], read: (row: Declaration) => number): Uint32Array {
  const numbers = new Uint32Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) numbers[row] = read(rows[row] as Declaration);
  return numbers;
}

/** The days of all rows as numbers; each day is read once. */
function daysOf(rows: readonly Declaration[], read: (row: Declaration) => string): Uint32Array {
  const days = new Map<string, number>();
  return numbersOf(rows, (row) => {
    const day = read(row);
    let number = days.get(day);
    if (number === undefined) days.set(day, (number = dayNumber(day)));
    return number;
  });
}

/** '2026-11-20' as 20261120: compares like the day. */
export function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}

function lowerCase({ zh, en }: Bilingual): string {
  return `${zh}\n${en ?? ''}`.toLowerCase();
}

/** What a keyword is looked for in. */
interface Texts {
  /** Different names of products. */
  readonly product: Column<string>;
  readonly products: JoinedTexts;
  /** In the order of the column of companies. */
  readonly companies: JoinedTexts;
  readonly numbers: JoinedTexts;
}

/** Everything that the search asks of a row. Each column is made when it is first asked for: nobody waits for all. */
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

  get published(): Uint32Array {
    return this.once('published', () => daysOf(this.rows, ({ publishedOn }) => publishedOn));
  }

  get expires(): Uint32Array {
    return this.once('expires', () => daysOf(this.rows, ({ expiresOn }) => expiresOn));
  }

  private get texts(): Texts {
    return this.once('texts', () => {
      // Rows of one product share their name, so that most texts are made once.
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
        numbers: new JoinedTexts(this.rows.map(({ registrationNumber }) => registrationNumber.toLowerCase())),
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
   * Takes out of `kept` every row whose product, company and registration number do not contain a word.
   * @param word in lower case
   * @returns whether any row is left
   */
  keepContaining(word: string, kept: Uint8Array): boolean {
    const { texts } = this;
    const products = texts.products.find(word);
    const companies = texts.companies.find(word);
    const numbers = texts.numbers.find(word);
    if (products === null && companies === null && numbers === null) return false;
    const byProduct = products ?? new Uint8Array(texts.product.values.length);
    const byCompany = companies ?? new Uint8Array(this.company.values.length);
    const product = texts.product.ofRow;
    const company = this.company.ofRow;
    for (let row = 0; row < kept.length; row += 1) {
      const isNamed =
        (byProduct[product[row] as number] as number) | (byCompany[company[row] as number] as number);
      if (isNamed === 0 && numbers?.[row] !== 1) kept[row] = 0;
    }
    return true;
  }
}

/** Takes out of `kept` every row whose number is not between two others, which count too. */
export function keepBetween(numbers: Uint32Array, first: number, last: number, kept: Uint8Array): void {
  for (let row = 0; row < kept.length; row += 1) {
    const number = numbers[row] as number;
    if (number < first || number > last) kept[row] = 0;
  }
}
