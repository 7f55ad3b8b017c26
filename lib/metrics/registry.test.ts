import { metricsText } from './registry';

it.each([
  'process_resident_memory_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_eventloop_lag_p99_seconds',
])('tells %s of the process, asked again too', async (metric) => {
  const told = async () =>
    (await metricsText()).body.split('\n').filter((line) => line.startsWith(`${metric} `));
  expect([await told(), await told()]).toEqual([[expect.any(String)], [expect.any(String)]]);
});
