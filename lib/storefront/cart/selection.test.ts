/** @jest-environment jsdom */
import { chooseLines, chooseOnly, leftOutLines, restoreChoice } from './selection.client';

const lines = [1, 2, 3].map((id) => ({ id, product: { id: id * 10 } }));
const leftOut = () => [...leftOutLines()].sort();

beforeEach(() => {
  restoreChoice();
  chooseLines([1, 2, 3], true);
});

it('restores in the cart what was chosen before a product was bought alone', () => {
  chooseLines([1], false);
  chooseOnly(20, lines);
  expect(leftOut()).toEqual([1, 3]);
  chooseOnly(30, lines);
  expect(leftOut()).toEqual([1, 2]);
  restoreChoice();
  expect(leftOut()).toEqual([1]);
});

it('restores once, and nothing when nothing was bought alone', () => {
  chooseOnly(20, lines);
  restoreChoice();
  chooseLines([2], false);
  restoreChoice();
  expect(leftOut()).toEqual([2]);
});

it('keeps what the shopper chooses after buying alone', () => {
  chooseOnly(20, lines);
  chooseLines([1], true);
  restoreChoice();
  expect(leftOut()).toEqual([3]);
});
