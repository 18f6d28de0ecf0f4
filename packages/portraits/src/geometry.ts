export interface Point {
  x: number;
  y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export const add = (a: Point, b: Point): Point => point(a.x + b.x, a.y + b.y);

export const mix = (a: Point, b: Point, share: number): Point =>
  point(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point `length` away from `from` at `angle` radians. */
export const polar = (from: Point, angle: number, length: number): Point =>
  point(from.x + Math.cos(angle) * length, from.y + Math.sin(angle) * length);

export function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce(add, point(0, 0));
  return point(sum.x / points.length, sum.y / points.length);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Whether `p` lies inside the polygon (even-odd rule). */
export function isInside(p: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const current of polygon) {
    if (previous && current.y > p.y !== previous.y > p.y) {
      const share = (p.y - current.y) / (previous.y - current.y);
      if (p.x < current.x + share * (previous.x - current.x)) inside = !inside;
    }
    previous = current;
  }
  return inside;
}
