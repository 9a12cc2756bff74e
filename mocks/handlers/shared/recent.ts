/** A small memory of answers to questions: the least recently asked one is forgotten first. */
export class Recent<T> {
  private readonly answers = new Map<string, T>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The kept answer, or a new one from `work`. */
  get(question: string, work: () => T): T {
    const known = this.answers.get(question);
    const answer = known ?? work();
    this.answers.delete(question);
    this.answers.set(question, answer);
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.limit && oldest !== undefined) this.answers.delete(oldest);
    return answer;
  }
}
