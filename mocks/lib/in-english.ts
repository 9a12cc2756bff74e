/** A detail that only its English knows (a validator's sentence, a place in a file), set off as one inside a Chinese text. */
export function inEnglish(detail: string): string {
  return `详情（英文）：${detail}`;
}
