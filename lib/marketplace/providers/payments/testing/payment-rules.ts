import type { PaymentProvider } from '../provider';
import { amount, impatience, newKey, newOrder, type PaymentRig, paidOrder } from './payment-rig';
import { describeWebhooks } from './webhook-rules';

/** Describes the rules for every payment provider (docs/extending/payment-provider.md). */
export function describePaymentProvider(name: string, open: () => Promise<PaymentRig>): void {
  describe(`the payment provider ${name}`, () => {
    let rig: PaymentRig;
    let provider: PaymentProvider;

    beforeAll(async () => {
      rig = await open();
      provider = rig.provider;
    });
    afterAll(() => rig.close());

    const paid = () => paidOrder(rig);
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
          ...{ state: 'captured', isCaptured: true, method: 'upi', failure: null },
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

    describeWebhooks(() => rig);
  });
}
