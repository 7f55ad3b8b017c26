import { expect, test } from '@playwright/test';

test('whoever is refused in the middle of an upload hears why', async ({ baseURL }) => {
  const statuses = new Set<number>();
  for (let nth = 0; nth < 60; nth++) {
    const answer = await fetch(`${baseURL}/api/seller/imports?name=goods.csv`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: 'Bearer nobody' },
      body: new Uint8Array(2_000_000),
    });
    expect(await answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    statuses.add(answer.status);
  }
  expect([...statuses]).toEqual([401]);
});
