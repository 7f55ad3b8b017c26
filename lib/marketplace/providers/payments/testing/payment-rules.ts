import type { WebhookDelivery } from '../../common/webhook';
import type { PaymentProvider, Receipt } from '../provider';

/** A provider to be held against the rules, and what lies on its other side. */
export type PaymentRig = {
  provider: PaymentProvider;
  /** The same one, whose calls end within `impatience` milliseconds. */
  impatient: PaymentProvider;
  /** A shopper tries to pay an order in the checkout; undefined where the bank declined. */
  pay(orderId: string, outcome?: 'success' | 'failure'): Promise<Receipt | undefined>;
  /** Makes calls about an order (`undefined`: the next call of all), or its payments, go wrong. */
  fault(kind: PaymentFault, orderId?: string, times?: number): Promise<void>;
  /** The webhooks that were sent since this was last asked, in the order in which they came. */
  webhooks(): Promise<WebhookDelivery[]>;
  close(): Promise<void>;
};

/** What must be possible to go wrong on the other side. */
export type PaymentFault =
  /** The call is not done; or it is done and its answer lost, or never given. */
  | 'server_error'
  | 'answer_lost'
  | 'hang'
  /** The bank authorises and nothing is captured. */
  | 'authorise_only'
  /** A refund is taken on and then fails. */
  | 'refund_fails'
  /** Webhooks come twice, or in the wrong order. */
  | 'duplicate'
  | 'reorder';

export const impatience = 300;

const amount = 14_901;
let orders = 0;
const newOrder = (paise = amount) => ({
  amount: paise,
  reference: `PAY-RULES-${++orders}`,
  orderNumber: `HT-RULES-${orders}`,
});
const newKey = () => `key-of-rule-${++orders}`.padEnd(40, '0');

/** What every payment provider must hold to, whoever it is (docs/extending/payment-provider.md). */
export function describePaymentProvider(name: string, open: () => Promise<PaymentRig>): void {
  describe(`the payment provider ${name}`, () => {
    let rig: PaymentRig;
    let provider: PaymentProvider;

    beforeAll(async () => {
      rig = await open();
      provider = rig.provider;
    });
    afterAll(() => rig.close());

    async function paid(paise = amount) {
      const order = await provider.openOrder(newOrder(paise));
      const receipt = await rig.pay(order.id);
      if (!receipt) throw new Error('the rig could not pay');
      return { order, receipt };
    }
    const paymentOf = async (orderId: string, paymentId: string) =>
      (await provider.listPayments(orderId)).find(({ id }) => id === paymentId);

    it('has a name that may stand in rows and addresses', () => {
      expect(provider.name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
      expect(provider.checkout.script).toMatch(/^(?:https:\/\/|\/api\/payments\/)/);
    });

    it.each([100, 14_901, 99_999_999])('keeps %i paise to the paisa', async (paise) => {
      const order = await provider.openOrder(newOrder(paise));
      expect(order).toMatchObject({ id: expect.any(String), amount: paise });
      expect(await provider.listPayments(order.id)).toEqual([]);
      const receipt = await rig.pay(order.id);
      expect(await provider.listPayments(order.id)).toEqual([
        {
          ...{ id: receipt?.paymentId, orderId: order.id, amount: paise, currency: 'INR' },
          ...{ state: 'captured', isCaptured: true, failure: null },
        },
      ]);
    });

    it('opens an order for each time it is asked', async () => {
      const asked = newOrder();
      const [one, other] = [await provider.openOrder(asked), await provider.openOrder(asked)];
      expect(one.id).not.toBe(other.id);
    });

    it('refuses what it does not know', async () => {
      for (const call of [
        () => provider.listPayments('order_nowhere'),
        () => provider.refund('pay_nowhere', { amount: 100, key: newKey() }),
        () => provider.fetchRefund('pay_nowhere', 'rfnd_nowhere'),
      ]) {
        await expect(call()).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused' });
      }
    });

    it('tells of attempts that failed, and why', async () => {
      const order = await provider.openOrder(newOrder());
      expect(await rig.pay(order.id, 'failure')).toBeUndefined();
      const paid = await rig.pay(order.id);
      const attempts = await provider.listPayments(order.id);
      expect(attempts).toHaveLength(2);
      expect(attempts.find(({ id }) => id !== paid?.paymentId)).toMatchObject({
        ...{ state: 'failed', isCaptured: false },
        failure: { words: expect.stringMatching(/\w/) },
      });
      expect(attempts.find(({ id }) => id === paid?.paymentId)).toMatchObject({
        ...{ state: 'captured', isCaptured: true, failure: null },
      });
    });

    it('captures once what was only authorised', async () => {
      const order = await provider.openOrder(newOrder());
      await rig.fault('authorise_only', order.id);
      const { paymentId = '' } = (await rig.pay(order.id)) ?? {};
      expect(await paymentOf(order.id, paymentId)).toMatchObject({
        ...{ state: 'authorized', isCaptured: false },
      });
      await provider.capture(paymentId, amount);
      expect(await paymentOf(order.id, paymentId)).toMatchObject({
        ...{ state: 'captured', isCaptured: true, amount },
      });
      await expect(provider.capture(paymentId, amount)).rejects.toMatchObject({ kind: 'refused' });
    });

    describe('a receipt', () => {
      it('is its own, whole and unchanged', async () => {
        const mine = (await paid()).receipt;
        const theirs = (await paid()).receipt;
        expect(provider.isReceipt(mine)).toBe(true);
        const { signature } = mine;
        for (const forged of [
          { ...mine, orderId: theirs.orderId },
          { ...mine, paymentId: theirs.paymentId },
          { ...mine, signature: theirs.signature },
          { ...mine, signature: '' },
          { ...mine, signature: signature.slice(0, -1) },
          { ...mine, signature: `${signature}0` },
          { ...mine, signature: 'é'.repeat(signature.length) },
        ]) {
          expect(provider.isReceipt(forged)).toBe(false);
        }
      });
    });

    describe('a refund', () => {
      it('of a part, and of the rest', async () => {
        const { order, receipt } = await paid();
        const { paymentId } = receipt;
        const part = await provider.refund(paymentId, { amount: 4_901, key: newKey() });
        expect(part).toMatchObject({ paymentId, amount: 4_901 });
        expect(await paymentOf(order.id, paymentId)).toMatchObject({ amount, isCaptured: true });
        await provider.refund(paymentId, { amount: 10_000, key: newKey() });
        expect(await paymentOf(order.id, paymentId)).toMatchObject({
          ...{ state: 'refunded', isCaptured: true, amount },
        });
        expect(await provider.fetchRefund(paymentId, part.id)).toEqual({
          ...{ id: part.id, paymentId, amount: 4_901, state: 'processed' },
        });
      });

      it('is made once for each key, also at the same time', async () => {
        const { receipt } = await paid();
        const asked = { amount: 9_000, key: newKey() };
        const answers = await Promise.all(
          [1, 2, 3].map(() => provider.refund(receipt.paymentId, asked)),
        );
        answers.push(await provider.refund(receipt.paymentId, asked));
        expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
        const rest = provider.refund(receipt.paymentId, { amount: 5_901, key: newKey() });
        await expect(rest).resolves.toMatchObject({ amount: 5_901 });
      });

      it.each([
        ['more than was paid', amount + 1],
        ['nothing', 0],
        ['less than nothing', -100],
      ])('of %s is refused, and all can still go back', async (_, paise) => {
        const { receipt } = await paid();
        const asked = provider.refund(receipt.paymentId, { amount: paise, key: newKey() });
        await expect(asked).rejects.toMatchObject({ kind: 'refused' });
        const whole = provider.refund(receipt.paymentId, { amount, key: newKey() });
        await expect(whole).resolves.toMatchObject({ amount });
      });

      it('of more than is left is refused', async () => {
        const { receipt } = await paid();
        await provider.refund(receipt.paymentId, { amount: 10_000, key: newKey() });
        const asked = provider.refund(receipt.paymentId, { amount: 4_902, key: newKey() });
        await expect(asked).rejects.toMatchObject({ kind: 'refused' });
      });

      it('whose answer was lost is made once by the same key', async () => {
        const { order, receipt } = await paid();
        const asked = { amount, key: newKey() };
        await rig.fault('answer_lost', order.id);
        await expect(provider.refund(receipt.paymentId, asked)).rejects.toMatchObject({
          kind: 'unavailable',
        });
        const again = await provider.refund(receipt.paymentId, asked);
        expect(again).toMatchObject({ amount });
        const more = provider.refund(receipt.paymentId, { amount: 1, key: newKey() });
        await expect(more).rejects.toMatchObject({ kind: 'refused' });
      });

      it('that fails there takes nothing, and another key tries again', async () => {
        const { order, receipt } = await paid();
        await rig.fault('refund_fails', order.id);
        const failed = await provider.refund(receipt.paymentId, { amount, key: newKey() });
        expect((await provider.fetchRefund(receipt.paymentId, failed.id)).state).toBe('failed');
        const again = await provider.refund(receipt.paymentId, { amount, key: newKey() });
        expect(again.id).not.toBe(failed.id);
        expect((await provider.fetchRefund(receipt.paymentId, again.id)).state).toBe('processed');
      });
    });

    describe('a call', () => {
      it('that is not answered ends in time', async () => {
        const order = await provider.openOrder(newOrder());
        await rig.fault('hang', order.id);
        const since = performance.now();
        await expect(rig.impatient.listPayments(order.id)).rejects.toMatchObject({
          ...{ name: 'ProviderError', kind: 'timeout' },
        });
        expect(performance.now() - since).toBeLessThan(20 * impatience);
        expect(await rig.impatient.listPayments(order.id)).toEqual([]);
      });

      it('during a breakdown says that it may be tried again', async () => {
        const order = await provider.openOrder(newOrder());
        await rig.fault('server_error', order.id);
        await expect(provider.listPayments(order.id)).rejects.toMatchObject({
          ...{ name: 'ProviderError', kind: 'unavailable' },
        });
        expect(await provider.listPayments(order.id)).toEqual([]);
      });
    });

    describe('webhooks', () => {
      /** What is accepted, as it is read once it was stored. */
      async function news() {
        return (await rig.webhooks()).map((delivery) => ({
          eventId: provider.acceptWebhook(delivery)?.eventId,
          ...provider.readWebhook(JSON.parse(delivery.body)),
        }));
      }

      it('tell of the order that was paid', async () => {
        await rig.webhooks();
        const { order } = await paid();
        const told = await news();
        expect(told.length).toBeGreaterThan(0);
        for (const each of told) {
          expect(each).toMatchObject({ eventId: expect.any(String), orderId: order.id });
          expect(each.type).not.toBe('');
        }
      });

      it('tell of a refund by its id or its key', async () => {
        const { receipt } = await paid();
        await rig.webhooks();
        const asked = { amount: 500, key: newKey() };
        const { id } = await provider.refund(receipt.paymentId, asked);
        const told = (await news()).flatMap(({ refund }) => refund ?? []);
        expect(told.length).toBeGreaterThan(0);
        for (const each of told) {
          expect(each).toMatchObject({ id, paymentId: receipt.paymentId });
          expect([null, asked.key]).toContain(each.key);
        }
      });

      it('are known again when they come twice, or in the wrong order', async () => {
        await rig.webhooks();
        const order = await provider.openOrder(newOrder());
        await rig.fault('duplicate', order.id, 9);
        await rig.fault('reorder', order.id);
        await rig.pay(order.id);
        const told = await news();
        const ids = told.map(({ eventId }) => eventId);
        expect(new Set(ids).size).toBe(ids.length / 2);
        expect(new Set(told.map(({ orderId }) => orderId))).toEqual(new Set([order.id]));
      });

      it('are believed only as they were sent, byte for byte', async () => {
        await rig.webhooks();
        await paid();
        const [delivery] = await rig.webhooks();
        if (!delivery) throw new Error('no webhook was sent');
        expect(provider.acceptWebhook(delivery)).toBeDefined();
        for (const forged of [
          { ...delivery, body: `${delivery.body} ` },
          { ...delivery, body: '{}' },
          { ...delivery, header: () => undefined },
          { ...delivery, header: () => '' },
          { ...delivery, header: () => 'a'.repeat(64) },
        ]) {
          expect(provider.acceptWebhook(forged)).toBeUndefined();
        }
      });

      it.each([
        ['nothing', undefined],
        ['null', null],
        ['a list', []],
        ['another shape', { event: 1, type: [], payload: 'x', about: null, data: {} }],
      ])('of %s are read without a fault, and tell of nothing', (_, payload) => {
        const { type, ...told } = provider.readWebhook(payload);
        expect(type).toEqual(expect.any(String));
        expect(Object.values(told).filter((each) => each !== undefined)).toEqual([]);
      });
    });
  });
}
