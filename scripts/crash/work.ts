/** What happens in one World while its server is killed: resets, sign-ins, uploads, staff, faults, snapshots, deletions. */
import { toBytes } from '#mocks/lib/bytes.ts';
import { rng, type Rng } from '#mocks/lib/random.ts';
import type { Step } from './step.ts';

const API = '/__mock/api';
const SCENARIOS = ['default', 'contract-waiting', 'lca-correction', 'empty'];
const NOW = '2026-11-20T09:00:00+08:00';
/** Uploads are of these sizes, bytes: small ones are quick, large ones are long on their way to the disk. */
const UPLOAD_SIZES = [2_000, 60_000, 1_500_000];
/** How many uploads a World gets before it starts anew. */
const UPLOADS_MAX = 12;

function pdf(random: Rng, size: number): Uint8Array<ArrayBuffer> {
  const mark = random.text(24, 'abcdefghijklmnopqrstuvwxyz');
  return toBytes(new TextEncoder().encode(`%PDF-1.7\n${mark.padEnd(size, mark)}\n%%EOF\n`));
}

/** An endless list of steps for one World, the same each time. */
export class Work {
  private readonly world: string;
  private readonly random: Rng;
  private readonly coming: Step[] = [];
  private token: string | undefined;
  private uploads = 0;
  private n = 0;
  /** A snapshot that was taken of this World. */
  private kept: string | null = null;

  constructor(world: string) {
    this.world = world;
    this.random = rng(`crash:${world}`);
  }

  /** @param look gives the World's snapshot as text. */
  async next(look: () => Promise<string>): Promise<Step> {
    this.n += 1;
    const [
      step = this.token === undefined || this.uploads >= UPLOADS_MAX ? this.anew() : await this.any(look),
    ] = this.coming.splice(0, 1);
    return step;
  }

  /** To be told what each step that was done has answered. */
  done(step: Step, answer: unknown): void {
    // As openapi/control.yaml has it: what was refused has thrown before.
    if (step.name === 'login') this.token = (answer as { token: string }).token;
    if (step.name === 'upload') this.uploads += 1;
  }

  /** A fresh World whose clock stands: all that follows is the same in every process. */
  private anew(): Step {
    this.uploads = 0;
    this.kept = null;
    const scenario = this.random.pick(SCENARIOS);
    this.coming.push(
      { name: 'clock', method: 'POST', path: `${API}/clock`, body: { now: NOW, frozen: true } },
      this.login(),
    );
    const body = { scenario, seed: this.random.int(1, 9), now: NOW };
    return { name: 'reset', method: 'POST', path: `${API}/reset`, body };
  }

  private login(): Step {
    const persona = this.random.pick(['certified', 'agency']);
    return { name: 'login', method: 'POST', path: `${API}/login`, body: { persona } };
  }

  private async any(look: () => Promise<string>): Promise<Step> {
    const roll = this.random.next();
    if (roll < 0.4) return this.upload();
    if (roll < 0.7) return this.message();
    if (roll < 0.8) {
      const fault = { operationId: 'confirmQuote', kind: 'delay', value: this.n };
      return { name: 'faults', method: 'PUT', path: `${API}/faults`, body: [fault] };
    }
    if (roll < 0.87)
      return { name: 'clock', method: 'POST', path: `${API}/clock`, body: { advanceMs: 60_000 } };
    if (roll < 0.92) return this.login();
    if (roll < 0.96) {
      if (this.kept === null) {
        this.kept = await look();
        return this.message();
      }
      // Who was signed in then has another token.
      this.coming.push(this.login());
      return { name: 'snapshot', method: 'PUT', path: `${API}/snapshot`, body: this.kept };
    }
    const reset = this.anew();
    if (roll < 0.98) return reset;
    this.coming.unshift(reset);
    return { name: 'delete', method: 'DELETE', path: `${API}/worlds/${this.world}` };
  }

  private upload(): Step {
    const file = { name: `report-${this.n}.pdf`, bytes: pdf(this.random, this.random.pick(UPLOAD_SIZES)) };
    return { name: 'upload', method: 'POST', path: '/p/attachment/upload', file, ...this.caller() };
  }

  private message(): Step {
    const body = { userId: 'u-certified', zh: `第 ${this.n} 步`, en: `Step ${this.n}` };
    return { name: 'staff', method: 'POST', path: `${API}/operator/sendMessage`, body };
  }

  private caller(): Pick<Step, 'token'> {
    return this.token === undefined ? {} : { token: this.token };
  }
}
