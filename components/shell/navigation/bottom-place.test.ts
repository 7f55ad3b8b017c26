import { bottomPlaceOf } from './bottom-place';

it.each([
  [['(shop)', '__PAGE__'], 'home'],
  [['(shop)'], 'home'],
  [['(shop)', 'categories'], 'categories'],
  [['(shop)', 'category', 'sarees'], 'categories'],
  [['(shop)', 'deals'], 'deals'],
  [['(account)', 'profile'], 'account'],
  [['(account)', 'profile', 'orders', 'HT-1'], 'orders'],
  [['(account)', 'track-order', ''], 'orders'],
  [['(account)', 'checkout'], 'hidden'],
  [['(account)', 'profile', 'payments', 'HT-1'], 'hidden'],
  [['(shop)', 'brands'], undefined],
])('%j is %s', (segments, place) => {
  expect(bottomPlaceOf(segments)).toBe(place);
});
