/** `7` as `007`. */
export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** Marks an English detail (validator message, position in a file) in a Chinese text. */
export function inEnglish(detail: string): string {
  return `详情（英文）：${detail}`;
}
