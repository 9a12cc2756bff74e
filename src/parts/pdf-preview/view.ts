/** How a document is looked at: which page, how large. Pure, so that buttons, keys and tests share it. */

/** Widths of the page in parts of the room it has; 1 fills it. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
export type Zoom = (typeof ZOOM_STEPS)[number];

export interface View {
  /** From 1; 1 also before the document is known. */
  page: number;
  /** Number of pages, 0 before it is known. */
  total: number;
  zoom: Zoom;
}

/** Before the document is known. */
export const firstView: View = { page: 1, total: 0, zoom: 1 };

/** Another page, kept inside the document. */
export function goTo(view: View, page: number): View {
  return { ...view, page: Math.min(Math.max(1, page), Math.max(1, view.total)) };
}

/** One step larger (1) or smaller (-1); the same view at either end. */
export function zoomBy(view: View, step: 1 | -1): View {
  const zoom = ZOOM_STEPS[ZOOM_STEPS.indexOf(view.zoom) + step];
  return zoom === undefined ? view : { ...view, zoom };
}

/** Whether {@link zoomBy} would change anything. */
export function canZoom(view: View, step: 1 | -1): boolean {
  return zoomBy(view, step) !== view;
}

/** What a key does: arrows and page keys turn pages, Home and End jump, plus, minus and 0 set the size. */
export function onKey(view: View, key: string): View | null {
  switch (key) {
    case 'ArrowLeft':
    case 'PageUp':
      return goTo(view, view.page - 1);
    case 'ArrowRight':
    case 'PageDown':
      return goTo(view, view.page + 1);
    case 'Home':
      return goTo(view, 1);
    case 'End':
      return goTo(view, view.total);
    case '+':
    case '=':
      return zoomBy(view, 1);
    case '-':
      return zoomBy(view, -1);
    case '0':
      return { ...view, zoom: 1 };
    default:
      return null;
  }
}
