import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { targetsOf } from '../targets';
import { shapedRequests } from './requests';
import { heldBy, longestHold } from './run';
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
  for (const place of [
    'a file name of',
    'texts of',
    'mail with',
    'CSV with',
    'Magento with',
    'XLSX of',
    'a picture of',
  ]) {
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

/** A server whose /held blocks it for 600 ms of processor time, so many times. */
const server = (times: number) => `
  let left = ${times};
  const work = () => {
    const used = () => process.cpuUsage().user / 1000;
    for (const end = used() + 600; used() < end; );
  };
  const server = require('node:http').createServer(({ url }, response) => {
    if (url === '/held' && left-- > 0) setTimeout(work, 30);
    setTimeout(() => response.end(), url === '/held' ? 60 : 0);
  });
  server.listen(0, () => console.log(server.address().port));
`;

async function heldIn(times: number): Promise<number> {
  const child = spawn(process.execPath, ['-e', server(times)]);
  const [port] = await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${Number(port)}`;
  const { ms } = await heldBy(url, child.pid, async () => (await fetch(`${url}/held`)).status);
  child.kill();
  return ms;
}

it('finds what holds a process each time', async () => {
  expect(await heldIn(Number.POSITIVE_INFINITY)).toBeGreaterThan(longestHold);
});

it('finds neither what takes time without holding it nor what does so once', async () => {
  expect(await heldIn(0)).toBeLessThan(longestHold);
  expect(await heldIn(1)).toBeLessThan(longestHold);
});
