import type { PaymentProvider } from '../provider';
import { newKey, newOrder, type PaymentRig, paidOrder } from './payment-rig';

/** Describes the rules for a payment provider's webhooks; part of `describePaymentProvider`. */
export function describeWebhooks(opened: () => PaymentRig): void {
  describe('webhooks', () => {
    let rig: PaymentRig;
    let provider: PaymentProvider;
    beforeAll(() => {
      rig = opened();
      provider = rig.provider;
    });

    /** Returns the accepted webhooks as they are read after storage. */
    async function news() {
      return (await rig.webhooks()).map((delivery) => ({
        eventId: provider.acceptWebhook(delivery)?.eventId,
        ...provider.readWebhook(JSON.parse(delivery.body)),
      }));
    }

    it('tell of the order that was paid', async () => {
      await rig.webhooks();
      const { order } = await paidOrder(rig);
      const told = await news();
      expect(told.length).toBeGreaterThan(0);
      for (const each of told) {
        expect(each).toMatchObject({ eventId: expect.any(String), orderId: order.id });
        expect(each.type).not.toBe('');
      }
    });

    it('tell of a refund by its id or its key', async () => {
      const { receipt } = await paidOrder(rig);
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
      await paidOrder(rig);
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
}
