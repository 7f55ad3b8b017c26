import { pictureWidths, widthsFor } from './picture-widths';

describe('widthsFor', () => {
  it.each([
    [36, [48, 96]],
    [180, [192, 256, 384]],
    [240, [256, 384, 480]],
    [620, [480, 640, 828, 1080, 1600]],
    [1232, [480, 640, 828, 1080, 1600, 2048]],
  ])('of a picture shown %d pixels wide are %j', (widest, widths) =>
    expect(widthsFor(widest)).toEqual(widths),
  );

  it('always has one that fills a plain screen and one for a dense one, where there is any', () => {
    for (let widest = 16; widest <= 1024; widest++) {
      const widths = widthsFor(widest);
      expect(widths.some((width) => width >= widest * 2)).toBe(true);
      expect(widths.every((width) => (pictureWidths as readonly number[]).includes(width))).toBe(
        true,
      );
    }
  });
});
