// The boxes of elements on the screen, in the measure of the table, which may be zoomed.

/** What the browser says it in is that of the window. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}

/** What a selector finds, and is shown: parts of a table may stay in the page while they are out of sight. */
export function shownOf(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
}

/** How far to the right of an element a person points. */
export function pointIn(element: Element, { clientX }: MouseEvent): number {
  return clientX / zoomOf(element) - boxOf(element).left;
}

/** Browsers that do not know it measure a zoomed element by its own measure. */
function zoomOf(element: Element): number {
  return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}
