// Where things lie on the screen, in the measure of the table.

/** What the browser says it in is that of the window. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  // Browsers that do not know it measure a zoomed element by its own measure.
  const zoom = (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
  return new DOMRect(x / zoom, y / zoom, width / zoom, height / zoom);
}
