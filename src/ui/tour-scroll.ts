/** Between target and card, around the lit target, and to the edge of the window. */
const GAPS_PX = 12 + 8 + 8;
/** The first card is not drawn yet when its target is looked for. */
const CARD_PX = 320;

/** What stays on top of the page, and how tall card and window are. */
interface Room {
  header: number;
  card: number;
  window: number;
}

/**
 * Where the top of a target has to stand so that its card is seen whole: target and card in the middle of what the header
 * leaves, the card below; a target too tall for that starts where its card fits above it.
 */
export function tourTop(targetHeight: number, room: Room): number {
  const card = room.card + GAPS_PX;
  const free = room.window - room.header - card - targetHeight;
  return free >= 0 ? room.header + free / 2 : card;
}

/** Scrolls the page to where target and card fit into the window. */
export function scrollToStop(target: HTMLElement, card: HTMLElement | null, behavior: ScrollBehavior): void {
  const { top, height } = target.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const wanted = tourTop(height, {
    header: Number.isNaN(header) ? 0 : header,
    card: card?.offsetHeight ?? CARD_PX,
    window: window.innerHeight,
  });
  window.scrollBy({ top: top - wanted, behavior });
}
