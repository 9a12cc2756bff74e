/** What the references of a recording stand for in one replay. */
import { piecesOf } from './references.ts';

/** What can stand in a longer text for a reference that is not known yet. */
const ANY = '[A-Za-z0-9_-]+';

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&');
}

export class Bindings {
  private readonly values = new Map<string, string>();
  private readonly names = new Map<string, string>();

  get(name: string): string | undefined {
    return this.values.get(name);
  }

  /** What has a name already has no other: two things of a recording are never one in a replay. */
  bind(name: string, value: string): boolean {
    const [known, other] = [this.values.get(name), this.names.get(value)];
    if (known !== undefined || other !== undefined) return known === value && other === name;
    this.values.set(name, value);
    this.names.set(value, name);
    return true;
  }

  /** Whether a text is what a recorded one means. References that are new get their value here. */
  matches(recorded: string, actual: string): boolean {
    if (!recorded.includes('{{')) return recorded === actual;
    const pieces = piecesOf(recorded);
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined && 'name' in only) return this.bind(only.name, actual);
    const names: string[] = [];
    const pattern = pieces.map((piece) => {
      if ('text' in piece) return escaped(piece.text);
      const known = this.values.get(piece.name);
      if (known !== undefined) return escaped(known);
      names.push(piece.name);
      return `(${ANY})`;
    });
    const found = new RegExp(`^${pattern.join('')}$`, 's').exec(actual);
    return found !== null && names.every((name, at) => this.bind(name, found[at + 1] ?? ''));
  }

  /** A recorded text with values in the place of its references; those that have none yet stay. */
  shown(recorded: string): string {
    return piecesOf(recorded)
      .map((piece) => ('text' in piece ? piece.text : (this.values.get(piece.name) ?? `{{${piece.name}}}`)))
      .join('');
  }
}
