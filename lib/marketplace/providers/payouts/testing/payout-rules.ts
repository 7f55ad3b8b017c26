import type { WebhookDelivery } from '../../common/webhook';
import type { PayoutOrder, PayoutProvider } from '../provider';

/** A provider to test against the rules, and its other side. */
export type PayoutRig = {
  provider: PayoutProvider;
  /** The same provider, whose calls end within `impatience` milliseconds. */
  impatient: PayoutProvider;
  /** Makes calls about a payout of that reference, or its outcome, fail. */
  fault(kind: PayoutFault, reference: string): Promise<void>;
  /** Returns the webhooks sent since the last call; nothing advances there in between. */
  webhooks(): Promise<WebhookDelivery[]>;
  close(): Promise<void>;
};

export type PayoutFault =
  /** The call is not done; or its work is done and the answer is lost, or never given. */
  | 'server_error'
  | 'answer_lost'
  | 'hang'
  /** Faults of the transfer. */
  | 'payout_low_balance'
  | 'payout_fails'
  | 'payout_reversed';

export const impatience = 300;

let orders = 0;
function newOrder(more: Partial<PayoutOrder> = {}): PayoutOrder {
  const number = ++orders;
  return {
    amount: 10_001,
    reference: `RULES-${number}-1`,
    key: `key-of-rule-${number}`,
    payee: {
      ...{ name: '=Ānjali’s Looms & Co.', ifsc: 'HDFC0001234' },
      ...{ accountNumber: '123456789012', storeId: 7 },
    },
    ...more,
  };
}

/** Describes the rules for every payout provider. */
export function describePayoutProvider(name: string, open: () => Promise<PayoutRig>): void {
  describe(`the payout provider ${name}`, () => {
    let rig: PayoutRig;
    let provider: PayoutProvider;

    beforeAll(async () => {
      rig = await open();
      provider = rig.provider;
    });
    afterAll(() => rig.close());

    /** Returns a payout in its final state. */
    async function ended(order: PayoutOrder) {
      const { id } = await provider.create(order);
      while ((await rig.webhooks()).length > 0);
      return provider.fetch(id);
    }

    it('has a name that may stand in rows and addresses', () => {
      expect(provider.name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
    });

    it.each([100, 10_001, 999_999_999])(
      'pays %i paise to the paisa, with a UTR',
      async (amount) => {
        const order = newOrder({ amount });
        expect(await ended(order)).toMatchObject({
          ...{ amount, reference: order.reference, state: 'processed' },
          utr: expect.stringMatching(/^\w{8,}$/),
        });
      },
    );

    it('pays once for each key, also at the same time', async () => {
      const order = newOrder();
      const answers = await Promise.all([1, 2, 3].map(() => provider.create(order)));
      answers.push(await provider.create(order));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    });

    it.each([
      ['another amount', (order: PayoutOrder) => ({ ...order, amount: order.amount + 1 })],
      [
        'another account',
        (order: PayoutOrder) => ({
          ...order,
          payee: { ...order.payee, accountNumber: '99998888' },
        }),
      ],
    ])('refuses %s by the same key', async (_, changed) => {
      const order = newOrder();
      const { id } = await provider.create(order);
      await expect(provider.create(changed(order))).rejects.toMatchObject({ kind: 'refused' });
      expect(await provider.fetch(id)).toMatchObject({ amount: order.amount });
    });

    it('finds what it has by our reference, and nothing else', async () => {
      const order = newOrder();
      expect(await provider.find(order.reference)).toBeUndefined();
      const { id } = await provider.create(order);
      expect(await provider.find(order.reference)).toMatchObject({ id, amount: order.amount });
      expect(await provider.find(order.reference.slice(0, -1))).toBeUndefined();
    });

    it('has what it did though the answer was lost', async () => {
      const order = newOrder();
      await rig.fault('answer_lost', order.reference);
      await expect(provider.create(order)).rejects.toMatchObject({ kind: 'unavailable' });
      const found = await provider.find(order.reference);
      expect(found).toMatchObject({ amount: order.amount });
      expect((await provider.create(order)).id).toBe(found?.id);
    });

    it('has nothing of what broke down before', async () => {
      const order = newOrder();
      await rig.fault('server_error', order.reference);
      await expect(provider.create(order)).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await provider.find(order.reference)).toBeUndefined();
    });

    it('ends a call in time that is not answered', async () => {
      const order = newOrder();
      await rig.fault('hang', order.reference);
      const since = performance.now();
      await expect(rig.impatient.create(order)).rejects.toMatchObject({
        ...{ name: 'ProviderError', kind: 'timeout' },
      });
      expect(performance.now() - since).toBeLessThan(20 * impatience);
    });

    it.each([
      ['waits for money', 'payout_low_balance', 'queued'],
      ['is refused by the bank', 'payout_fails', 'failed'],
      ['comes back', 'payout_reversed', 'reversed'],
    ] as const)('says in words that a payout %s', async (_, kind, state) => {
      const order = newOrder();
      await rig.fault(kind, order.reference);
      const made = await provider.create(order);
      const seen = state === 'queued' ? made : await ended(order);
      expect(seen).toMatchObject({ state, words: expect.stringMatching(/\w/) });
    });

    it('refuses what cannot be paid, and repeats no account number', async () => {
      const { payee } = newOrder();
      const refused = [
        () => provider.create(newOrder({ amount: 0 })),
        () => provider.create(newOrder({ payee: { ...payee, name: 'अंजलि' } })),
        () => provider.fetch('payout_nowhere'),
      ];
      for (const call of refused) {
        const failure = await call().catch((error) => error);
        expect(failure).toMatchObject({ name: 'ProviderError', kind: 'refused' });
        expect(failure.message).not.toContain(payee.accountNumber);
      }
    });

    describe('webhooks', () => {
      it('tell of the payout, and are known again when they come twice', async () => {
        await rig.webhooks();
        const order = newOrder();
        const { id } = await provider.create(order);
        const told = await rig.webhooks();
        expect(told.length).toBeGreaterThan(0);
        for (const delivery of told) {
          const once = provider.acceptWebhook(delivery);
          expect(once?.eventId).toEqual(expect.any(String));
          expect(provider.acceptWebhook(delivery)).toEqual(once);
          const { payout } = provider.readWebhook(JSON.parse(delivery.body));
          expect(payout).toEqual({ id, reference: order.reference });
          expect(delivery.body).not.toContain(order.payee.accountNumber);
        }
      });

      it('are believed only as they were sent, byte for byte', async () => {
        await rig.webhooks();
        await provider.create(newOrder());
        const [delivery] = await rig.webhooks();
        if (!delivery) throw new Error('no webhook was sent');
        expect(provider.acceptWebhook(delivery)).toBeDefined();
        for (const forged of [
          { ...delivery, body: `${delivery.body} ` },
          { ...delivery, header: () => undefined },
          { ...delivery, header: () => 'a'.repeat(64) },
        ]) {
          expect(provider.acceptWebhook(forged)).toBeUndefined();
        }
      });

      it.each([undefined, null, [], { event: 1, payload: 'x', about: { payout: 1 } }])(
        'of another shape tell of nothing: %p',
        (payload) => {
          expect(provider.readWebhook(payload).payout).toBeUndefined();
        },
      );
    });
  });
}
