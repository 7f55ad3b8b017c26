import { shownRating } from './shown-rating';

it.each([
  [4.35, 4.4],
  [4.349999904632568, 4.4],
  [2.05, 2.1],
  [4.34, 4.3],
  [0, 0],
  [5, 5],
])('shows %p as %p', (rating, shown) => {
  expect(shownRating(rating)).toBe(shown);
});

it('shows a mean alike in single and in double precision', () => {
  for (let hundredths = 0; hundredths <= 500; hundredths++) {
    const mean = hundredths / 100;
    expect(shownRating(Math.fround(mean))).toBe(shownRating(mean));
  }
});
