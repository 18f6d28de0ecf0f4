const SVG = 'http://www.w3.org/2000/svg';

type Child = Node | string | null;

/** An element with attributes and children. Nothing is ever read as HTML. */
export function draw<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    element.setAttribute(attribute, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/**
 * As wide as the drawing of the tag, and not high: where an element is as wide as its content, such as in a flex box or
 * a table, it stays as wide as it was before the script.
 */
export function drawWidth(): SVGElement {
  const width = document.createElementNS(SVG, 'svg');
  width.setAttribute('width', '100%');
  width.setAttribute('height', '0');
  width.setAttribute('aria-hidden', 'true');
  return width;
}

/** A drawing of 24 by 24 that is not read out. */
export function drawIcon(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  icon.append(shape);
  return icon;
}
