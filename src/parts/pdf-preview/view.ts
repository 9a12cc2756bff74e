/** Width of the page, on phones of its text, relative to its container. */
export const ZOOM_STEPS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
export type Zoom = (typeof ZOOM_STEPS)[number];

export interface View {
  /** From 1. */
  page: number;
  /** 0 until loaded. */
  total: number;
  zoom: Zoom;
}

export const firstView: View = { page: 1, total: 0, zoom: 1 };

export function goTo(view: View, page: number): View {
  return { ...view, page: Math.min(Math.max(1, page), Math.max(1, view.total)) };
}

export function zoomBy(view: View, step: 1 | -1): View {
  const zoom = ZOOM_STEPS[ZOOM_STEPS.indexOf(view.zoom) + step];
  return zoom === undefined ? view : { ...view, zoom };
}

export function canZoom(view: View, step: 1 | -1): boolean {
  return zoomBy(view, step) !== view;
}

/** Arrow and page keys turn pages, Home and End jump, plus, minus and 0 zoom; null for other keys. */
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
