import { readFileSync } from 'node:fs';
import { contract } from '@/lib/contract/contract';
import type { Row } from '@/lib/contract/row';
import { importSizeLimit } from '@/lib/contract/schemas/seller/imports';
import { bodyLimitOf } from '@/lib/security/body-limit';

const megabyte = 1024 * 1024;
const template = readFileSync('deploy/nginx/haat.conf.template', 'utf8');

/** Maximum body bytes of nginx by location path; '' for locations without their own limit. */
const nginx = new Map<string, number>();
let location = '';
for (const line of template.split('\n')) {
  location = /^ {4}location (?:= |~ )?(\S+) \{/.exec(line)?.[1] ?? location;
  if (line === '    }') location = '';
  const [, most] = /^\s*client_max_body_size (\d+)m;/.exec(line) ?? [];
  if (most) nginx.set(location, Number(most) * megabyte);
}

const paths = Object.values<Record<string, Row>>(contract)
  .flatMap(Object.values<Row>)
  .flatMap(({ file, path }) => (file === true ? [path] : []))
  .sort();
const form = 'multipart/form-data; boundary=x';

it('lets every file to import through nginx that the shop takes', () => {
  expect(paths).toEqual(['/api/operator/imports', '/api/seller/imports']);
  for (const path of paths) {
    expect(bodyLimitOf(path, 'text/csv')).toBe(importSizeLimit);
    expect(nginx.get(path)).toBeGreaterThan(importSizeLimit);
  }
});

it('lets no more through elsewhere than the largest body there, and a little for its frame', () => {
  const largest = bodyLimitOf('/api/stores', form);
  expect(nginx.get('')).toBeGreaterThan(largest);
  expect(nginx.get('')).toBeLessThanOrEqual(1.2 * largest);
  expect(nginx.get('')).toBeGreaterThan(bodyLimitOf('/api/mail/inbound', 'message/rfc822'));
  expect([...nginx.keys()].sort()).toEqual(['', ...paths]);
});
