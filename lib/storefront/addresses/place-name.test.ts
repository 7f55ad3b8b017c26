import { placeName } from './place-name';

it.each([
  [{ city: 'Pune', state: 'Maharashtra', pincode: '411001' }, 'Pune, Maharashtra, 411001'],
  [{ city: 'Lakshadweep', state: 'Lakshadweep', pincode: '682551' }, 'Lakshadweep, 682551'],
  [{ city: null, state: null, pincode: '999999' }, '999999'],
])('says each name once', (place, said) => {
  expect(placeName(place)).toBe(said);
});
