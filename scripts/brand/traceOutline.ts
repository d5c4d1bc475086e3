/** The alpha channel of a picture, row by row, 0 to 255. */
export interface Picture {
  width: number;
  height: number;
  alpha: ArrayLike<number>;
}

type Point = readonly [number, number];

/** Where the outline (alpha 127.5) crosses between two neighbouring pixels, from 0 to 1. */
const crossing = (from: number, to: number) => (127.5 - from) / (to - from);

/**
 * The outline's segments within each square of four pixels (marching squares): start → end, with the covered side at the
 * left.
 */
function segments({ width, height, alpha }: Picture): Map<string, Point> {
  const found = new Map<string, Point>();
  const at = (x: number, y: number) => alpha[y * width + x] ?? 0;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const corners = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)] as const;
      const [a, b, c, d] = corners;
      const sides: Point[] = [
        [x + crossing(a, b), y],
        [x + 1, y + crossing(b, c)],
        [x + crossing(d, c), y + 1],
        [x, y + crossing(a, d)],
      ];
      const isIn = corners.map((value) => value > 127.5);
      // Around the square, a segment starts where covered changes to clear and ends at the next change back.
      for (let side = 0; side < 4; side += 1) {
        if (!isIn[side] || isIn[(side + 1) % 4]) continue;
        let end = (side + 1) % 4;
        while (isIn[end] || !isIn[(end + 1) % 4]) end = (end + 1) % 4;
        const [start, finish] = [sides[side], sides[end]];
        if (start && finish) found.set(String(start), finish);
      }
    }
  }
  return found;
}

/** Removes points that are within `tolerance` px of a straight line (Ramer, Douglas and Peucker). */
function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const away = points.map(([x, y]) =>
    length === 0
      ? Math.hypot(x - first[0], y - first[1])
      : Math.abs(dx * (y - first[1]) - dy * (x - first[0])) / length,
  );
  const far = away.reduce((best, value, index) => (value > (away[best] ?? 0) ? index : best), 0);
  if ((away[far] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(far), tolerance),
  ];
}

/** The outlines of a picture as an SVG path (`fill-rule: evenodd`). `scale` converts pixels into the path's units. */
export function traceOutline(picture: Picture, scale: number, tolerance = 0.4): string {
  const next = segments(picture);
  const path: string[] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const loop: Point[] = [];
    let key = start;
    while (key !== undefined && next.has(key)) {
      const point = next.get(key);
      next.delete(key);
      if (point) loop.push(point);
      key = String(point);
    }
    const [first] = loop;
    if (!first || loop.length < 8) continue;
    const corners = simplify([...loop, first], tolerance).slice(0, -1);
    const number = (value: number) => String(Number((value * scale).toFixed(2)));
    path.push(`M${corners.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`);
  }
  return path.join('');
}
