import fc from 'fast-check';
import { closest, fitted, inBounds, moved, type View, wholePicture, zoomed } from './use-zoom';

const size = fc.record({
  width: fc.integer({ min: 100, max: 3000 }),
  height: fc.integer({ min: 100, max: 3000 }),
});
const coordinate = fc.integer({ min: -2000, max: 2000 });
const point = fc.record({ x: coordinate, y: coordinate });
const view = fc.record({
  scale: fc.double({ min: 1, max: closest, noNaN: true }),
  x: coordinate,
  y: coordinate,
});

/** Returns the picture's point under a point of the stage. */
const under = (at: View, { x, y }: { x: number; y: number }) => ({
  x: (x - at.x) / at.scale,
  y: (y - at.y) / at.scale,
});

describe('zooming', () => {
  it('keeps what is under the finger under the finger', () => {
    fc.assert(
      fc.property(view, point, fc.double({ min: 0.1, max: 20, noNaN: true }), (from, at, scale) => {
        const to = zoomed(from, scale, at);
        expect(under(to, at).x).toBeCloseTo(under(from, at).x, 3);
        expect(under(to, at).y).toBeCloseTo(under(from, at).y, 3);
        expect(to.scale).toBeGreaterThanOrEqual(1);
        expect(to.scale).toBeLessThanOrEqual(closest);
      }),
    );
  });

  it('never shows less of the picture than the stage has room for', () => {
    fc.assert(
      fc.property(view, point, size, size, (from, by, picture, stage) => {
        const fit = fitted(picture, stage);
        const { scale, x, y } = inBounds(moved(from, by), fit, stage);
        for (const [at, length, room] of [
          [x, fit.width, stage.width],
          [y, fit.height, stage.height],
        ] as const) {
          const [start, end] = [at - (length * scale) / 2, at + (length * scale) / 2];
          if (length * scale < room) expect(at).toBeCloseTo(0);
          else {
            expect(start).toBeLessThanOrEqual(-room / 2 + 0.001);
            expect(end).toBeGreaterThanOrEqual(room / 2 - 0.001);
          }
        }
      }),
    );
  });

  it('leaves the whole picture where it is', () => {
    const stage = { width: 390, height: 700 };
    const fit = fitted({ width: 800, height: 800 }, stage);
    expect(fit).toEqual({ width: 390, height: 390 });
    expect(inBounds(moved(wholePicture, { x: 90, y: -40 }), fit, stage)).toEqual(wholePicture);
  });
});
