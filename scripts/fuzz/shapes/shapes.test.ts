import { targetsOf } from '../targets';
import { shapedRequests } from './requests';
import { textShapes } from './texts';

const text = { type: 'object', properties: { note: { type: 'string', maxLength: 500 } } };
const bodyOf = (type: string) => ({ requestBody: { content: { [type]: { schema: text } } } });
const { api } = targetsOf(
  {
    paths: {
      '/api/reviews': { get: {}, post: bodyOf('application/json') },
      '/api/support-attachments': { post: bodyOf('multipart/form-data') },
    },
  },
  [],
);

it('makes each text as long as it is asked for', () => {
  for (const [name, shape] of Object.entries(textShapes)) {
    expect([name, shape(5000).length]).toEqual([name, 5000]);
  }
});

it('sends each shape in every text of the contract, no longer than its field may be', () => {
  const requests = shapedRequests({ targets: api, known: {}, seed: 1 });
  const own = requests.filter(({ address }) => address === '/api/reviews');
  for (const name of Object.keys(textShapes)) {
    const request = own.find((each) => each.name.startsWith(`${name} in POST`));
    const { note } = JSON.parse(String(request?.body()));
    expect(note).toHaveLength(500);
  }
  expect(own.some(({ name }) => name.startsWith('deep objects'))).toBe(true);
  for (const place of ['a file name of', 'texts of', 'mail with', 'CSV with', 'a picture of']) {
    expect(requests.filter(({ name }) => name.includes(place)).length).toBeGreaterThan(1);
  }
});

it('asks the same of the same seed', () => {
  const names = (seed: number) =>
    shapedRequests({ targets: api, known: {}, seed }).map(({ name }) => name);
  expect(names(5)).toEqual(names(5));
  expect(names(6)).not.toEqual(names(5));
  expect(names(6).sort()).toEqual(names(5).sort());
});
