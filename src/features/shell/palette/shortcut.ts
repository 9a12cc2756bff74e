/** The keys that open the palette, as they are called on this machine (`navigator.platform`). */
export function shortcutWords(platform: string): string {
  return /mac|iphone|ipad/i.test(platform) ? '⌘ K' : 'Ctrl K';
}
