import { razorpayXProvider } from './razorpayx';

const order = {
  amount: 10_000,
  reference: 'AWV-261122-1',
  key: 'key-of-the-test',
  payee: {
    ...{ name: '=Ānjali’s Looms & Co.', ifsc: 'HDFC0001234' },
    ...{ accountNumber: '123456789012', storeId: 7 },
  },
};

/** Returns a provider whose calls are answered by a function. */
function provider(
  answer: (url: string, init?: RequestInit) => Promise<Response>,
  timeoutMs = 9999,
) {
  return razorpayXProvider({
    ...{ keyId: 'rzp_test_1', keySecret: 'secret' },
    ...{ accountNumber: '7878780080316316', webhookSecret: 'hook' },
    ...{ baseUrl: 'https://api.razorpay.com', timeoutMs },
    fetch: (input, init) => answer(String(input), init),
  });
}

const entity = { id: 'pout_1', amount: 10_000, currency: 'INR', status: 'processing', utr: null };

describe('RazorpayX', () => {
  it('asks for a payout with its payee, by the same request each time', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const { create } = provider(async (url, init) => {
      asked.push([url, init]);
      return Response.json({ ...entity, reference_id: order.reference });
    });
    expect(await create(order)).toMatchObject({ id: 'pout_1', state: 'processing' });
    await create(order);
    const [[url, first], [, again]] = asked as [(typeof asked)[0], (typeof asked)[0]];
    expect([url, first?.method]).toEqual(['https://api.razorpay.com/v1/payouts', 'POST']);
    expect(new Headers(first?.headers).get('x-payout-idempotency')).toBe(order.key);
    expect(again?.body).toBe(first?.body);
    expect(JSON.parse(String(first?.body))).toMatchObject({
      ...{ account_number: '7878780080316316', amount: 10_000, mode: 'NEFT' },
      ...{ queue_if_low_balance: true, reference_id: 'AWV-261122-1' },
      fund_account: {
        bank_account: { name: 'Anjali s Looms Co.', account_number: '123456789012' },
      },
    });
  });

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [409, 'unavailable'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('takes %i as %s, and repeats no account number', async (status, kind) => {
    const description = 'The account 123456789012 is unknown';
    const { create } = provider(async () => Response.json({ error: { description } }, { status }));
    await expect(create(order)).rejects.toMatchObject({
      kind,
      description: 'The account ••••9012 is unknown',
    });
  });

  it('gives up in time', async () => {
    const { fetch: ask } = provider(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
      1,
    );
    await expect(ask('pout_1')).rejects.toMatchObject({ kind: 'timeout' });
  });
});
