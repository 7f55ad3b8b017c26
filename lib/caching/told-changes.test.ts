import { changesText, toldChanges } from './told-changes';

const page = (isNew: boolean) => ({ isForPage: true, isNew });

it('knows a change of each caller once', () => {
  const told = toldChanges();
  const ofAnother = '00000000.3';
  expect(told.hear(undefined, changesText(3))).toEqual(page(true));
  expect(told.hear(undefined, changesText(3))).toEqual(page(false));
  expect(told.hear(undefined, ofAnother)).toEqual(page(true));
  expect(told.hear(3, undefined)).toEqual(page(true));
  expect(told.hear(undefined, changesText(4))).toEqual(page(true));
  expect(told.hear(3, undefined)).toEqual(page(false));
});

it.each(['', '3', 'a.3', '00000000.', '00000000.3.3', `00000000.${'3'.repeat(900)}`, undefined])(
  'takes %s for a call of nobody’s page',
  (header) => {
    expect(toldChanges().hear(undefined, header)).toEqual({ isForPage: false, isNew: false });
  },
);

it('forgets who was not heard of for longest', () => {
  const told = toldChanges();
  for (let n = 0; n <= 100; n++) told.hear(undefined, `${n.toString(16).padStart(8, '0')}.1`);
  expect(told.hear(undefined, '00000064.1')).toEqual(page(false));
  expect(told.hear(undefined, '00000000.1')).toEqual(page(true));
});
