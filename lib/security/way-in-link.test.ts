import { openWayIn, sealWayIn, wayInLasts } from './way-in-link';

it('carries a device for a day, and nothing that somebody else wrote', () => {
  const sealed = sealWayIn('device-1', 0);
  expect(openWayIn(sealed, wayInLasts - 1)).toBe('device-1');
  expect(openWayIn(sealed, wayInLasts)).toBeUndefined();
  expect(openWayIn(`${sealed}x`, 0)).toBeUndefined();
  expect(openWayIn('1 device', 0)).toBeUndefined();
});
