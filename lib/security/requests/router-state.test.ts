import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { isRouterState } from './guard';

const page = ['', { children: [['locale', 'en', 'd', null], { children: ['__PAGE__', {}] }] }];
const sent = (value: unknown) => encodeURIComponent(JSON.stringify(value));

const headers = [
  ...[page, ['', {}], ['', {}, null, 'refetch'], ['', {}, ['/a', '/b'], null, 4, 'x']].map(sent),
  ...['', '%', '[""', '[[', '[]', 'null', '{}', '%5B%22%22%5D', '[['.repeat(500)],
  ...[[''], ['', { a: 1 }], ['', {}, 5], ['', {}, null, 'other'], [5, {}]].map(sent),
  ...[
    ['', {}, null, null, null, null],
    ['', {}, null, null, null, 'x', 'y'],
  ].map(sent),
  ...[
    [['locale', 'en', 'x', null], {}],
    [['locale', 'en', 'd'], {}],
    ['', null],
  ].map(sent),
];

it.each(headers)('takes %s as Next does', (header) => {
  const isTaken = () => {
    try {
      parseAndValidateFlightRouterState(header);
      return true;
    } catch {
      return false;
    }
  };
  expect(isRouterState(header)).toBe(isTaken());
});
