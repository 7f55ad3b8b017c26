import { spawnSync } from 'node:child_process';
import { hashSecret, randomSecret } from '../modules/accounts/sessions/bearer-tokens';

it('logs why a request failed without personal data or secrets', () => {
  const email = 'asha.rao+haat@example.co.in';
  const token = randomSecret();
  const query = `q=${encodeURIComponent('kurta for asha')}&code=ABC123`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'lib/marketplace/app/testing/failing-process.ts', email, token, query],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_RUNTIME: 'nodejs',
        NODE_OPTIONS: '',
        LOG_LEVEL: 'info',
      },
    },
  );
  const logged = stdout + stderr;
  expect(stdout).toContain('"status":500');
  expect(stdout).toContain('request failed');
  expect(stdout).toContain('relation \\"users\\" does not exist');
  expect(stdout).toMatch(/\\n {4}at .*service\.ts/);
  expect(stderr).toContain('TypeError: Invalid URL: /reset?…');
  for (const secret of [email, token, hashSecret(token), query, 'kurta', 'ABC123']) {
    expect(logged).not.toContain(secret);
  }
});
