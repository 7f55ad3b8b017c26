import { dayOf, daysAfter } from '@/lib/time/india';
import type { WebhookDelivery } from '../../common/webhook';
import type { CourierOrder, CourierProvider, CourierScan } from '../provider';

/** A courier to test against the rules, and its other side. */
export type CourierRig = {
  provider: CourierProvider;
  /** The same courier, whose calls end within `impatience` milliseconds. */
  impatient: CourierProvider;
  /** Makes the booking of that number, or its delivery, go wrong. */
  fault(kind: CourierFault, number: string): Promise<void>;
  /** Lets so many days pass, and returns the webhooks that came meanwhile. */
  pass(days: number): Promise<WebhookDelivery[]>;
  /** Returns the paise that the courier would collect. */
  cashOf(awb: string): Promise<number>;
  close(): Promise<void>;
};

export type CourierFault =
  /** The call is not done; or its work is done and the answer is lost, or never given. */
  | 'server_error'
  | 'answer_lost'
  | 'hang'
  /** The first attempt fails; or all of them, and the shipment comes back. */
  | 'attempt_fails'
  | 'comes_back';

export const impatience = 300;

const route = { from: '411001', to: '560034', grams: 700, value: 149_900, isCash: false };
const nowhere = '900099';

let orders = 0;
function newOrder(service: string, more: Partial<CourierOrder> = {}): CourierOrder {
  return {
    ...{ number: `HT-RULES-${++orders}`, service, route, cash: 0, pickup: 'store-7' },
    placedAt: new Date('2026-11-25T06:00:00Z'),
    to: {
      ...{ name: 'Asha & Ravi; Rao', address: '12 MG Road #4, near the banyan tree' },
      ...{ city: 'Bengaluru', state: 'Karnataka', pincode: '560034', phone: '9876543210' },
    },
    items: [{ name: 'Brass diya', sku: 'DIYA-1', quantity: 2, price: 74_950 }],
    ...more,
  };
}

/** Describes the rules for every courier that is booked by call. */
export function describeCourier(name: string, open: () => Promise<CourierRig>): void {
  describe(`the courier ${name}`, () => {
    let rig: CourierRig;
    let courier: CourierProvider;
    let service: string;

    beforeAll(async () => {
      rig = await open();
      courier = rig.provider;
      service = (await courier.services(route))[0]?.code ?? '';
    });
    afterAll(() => rig.close());

    const kindsOf = (scans: readonly CourierScan[]) => scans.map(({ kind }) => kind);

    it('has a name that may stand in rows and addresses', () => {
      expect(courier.name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
    });

    it('tells its services with days and whole paise', async () => {
      const services = await courier.services(route);
      expect(services.length).toBeGreaterThan(0);
      for (const one of services) {
        expect(one).toMatchObject({ code: expect.any(String), name: expect.stringMatching(/\w/) });
        expect(one.code.length).toBeLessThanOrEqual(40);
        expect(Number.isSafeInteger(one.price) && one.price > 0).toBe(true);
        expect(Number.isSafeInteger(one.days) && one.days >= 0).toBe(true);
      }
    });

    it('tells none where it does not go', async () => {
      expect(await courier.services({ ...route, to: nowhere })).toEqual([]);
    });

    it('books once for each number, also at the same time, paid or with cash', async () => {
      for (const cash of [0, 149_900]) {
        const order = newOrder(service, { cash, route: { ...route, isCash: cash > 0 } });
        const first = await courier.book(order);
        const more = await Promise.all([1, 2].map(() => courier.book(order)));
        expect(new Set([first, ...more].map(({ awb }) => awb)).size).toBe(1);
        expect(first.awb).toMatch(/^\w{6,30}$/);
        expect(first.carrier).toMatch(/\w/);
      }
    });

    it('finds what it has by our number, and nothing else', async () => {
      const order = newOrder(service);
      expect(await courier.find(order.number)).toBeUndefined();
      const { awb } = await courier.book(order);
      expect(await courier.find(order.number)).toMatchObject({ awb });
      expect((await courier.find(order.number.slice(0, -1)))?.awb).not.toBe(awb);
    });

    it('has what it did though the answer was lost', async () => {
      const order = newOrder(service);
      await rig.fault('answer_lost', order.number);
      await expect(courier.book(order)).rejects.toMatchObject({ kind: 'unavailable' });
      const found = await courier.find(order.number);
      expect(found?.awb).toEqual(expect.any(String));
      expect((await courier.book(order)).awb).toBe(found?.awb);
    });

    it('has nothing of what broke down before, and takes it then', async () => {
      const order = newOrder(service);
      await rig.fault('server_error', order.number);
      await expect(courier.book(order)).rejects.toMatchObject({ kind: 'unavailable' });
      expect(await courier.find(order.number)).toBeUndefined();
      const { awb } = await courier.book(order);
      expect(await courier.find(order.number)).toMatchObject({ awb });
    });

    it('ends a call in time that is not answered', async () => {
      const order = newOrder(service);
      await rig.fault('hang', order.number);
      const since = performance.now();
      await expect(rig.impatient.book(order)).rejects.toMatchObject({
        ...{ name: 'ProviderError', kind: 'timeout' },
      });
      expect(performance.now() - since).toBeLessThan(40 * impatience);
    });

    it('refuses what it cannot carry, and repeats no address', async () => {
      const usual = newOrder(service);
      const to = { ...usual.to, pincode: nowhere };
      const order = { ...usual, to, route: { ...route, to: nowhere } };
      const refused = await courier.book(order).catch((error) => error);
      expect(refused).toMatchObject({ name: 'ProviderError', kind: 'refused' });
      expect(refused.message).not.toContain(order.to.address);
      expect(refused.message).not.toContain(order.to.phone);
    });

    it('cancels until the pick-up, also twice, and then not', async () => {
      const order = newOrder(service);
      const booked = await courier.book(order);
      await courier.cancel(booked);
      await courier.cancel(booked);
      expect(await courier.find(order.number)).toBeUndefined();
      const other = await courier.book(newOrder(service));
      await rig.pass(1);
      await expect(courier.cancel(other)).rejects.toMatchObject({ kind: 'refused' });
    });

    it('collects nothing once it was told, also twice, or refuses; and not from the rider on', async () => {
      const withCash = { cash: 149_900, route: { ...route, isCash: true } };
      const booked = await courier.book(newOrder(service, withCash));
      expect(await rig.cashOf(booked.awb)).toBe(149_900);
      const tell = (one: { awb: string }) =>
        courier.collectNothing(one).then(
          () => 'told',
          (error) => `${error.name} ${error.kind}`,
        );
      const told = await tell(booked);
      expect([told, await rig.cashOf(booked.awb)]).toEqual(
        told === 'told' ? ['told', 0] : ['ProviderError refused', 149_900],
      );
      expect(await tell(booked)).toBe(told);
      const late = await courier.book(newOrder(service, withCash));
      await passUntil(late.awb, 'out_for_delivery');
      expect(await tell(late)).toBe('ProviderError refused');
    });

    it('fails with a reason, and delivers on the day that was asked for', async () => {
      const order = newOrder(service);
      await rig.fault('attempt_fails', order.number);
      const { awb } = await courier.book(order);
      await passUntil(awb, 'attempt_failed');
      const failed = (await courier.track(awb)).find(({ kind }) => kind === 'attempt_failed');
      expect(failed?.reason).toMatch(/\w/);
      await courier.instruct(awb, {
        ...{ kind: 'another_day', day: daysAfter(dayOf(new Date()), 2) },
        address: '12 MG Road, behind the post office',
      });
      await passUntil(awb, 'delivered');
    });

    it('brings back what is no longer wanted', async () => {
      const order = newOrder(service);
      await rig.fault('attempt_fails', order.number);
      const { awb } = await courier.book(order);
      await passUntil(awb, 'attempt_failed');
      await courier.instruct(awb, { kind: 'not_wanted' });
      await passUntil(awb, 'returned');
      expect(kindsOf(await courier.track(awb))).not.toContain('delivered');
    });

    /** Lets time pass by quarters of a day until that was scanned. */
    async function passUntil(awb: string, kind: CourierScan['kind']): Promise<void> {
      for (let quarter = 0; quarter < 80; quarter++) {
        await rig.pass(0.1);
        if (kindsOf(await courier.track(awb)).includes(kind)) return;
      }
      throw new Error(`${kind} was never scanned`);
    }

    describe('webhooks', () => {
      const readAll = (sent: readonly WebhookDelivery[], awb: string) =>
        sent
          .flatMap(({ body }) => courier.readWebhook(JSON.parse(body)).shipments)
          .filter((shipment) => shipment.awb === awb)
          .flatMap(({ scans }) => scans);

      it('tell the scans that can be asked for, with equal keys', async () => {
        const order = newOrder(service);
        await rig.fault('comes_back', order.number);
        const { awb } = await courier.book(order);
        const sent = [];
        for (let day = 0; day < 20; day++) sent.push(...(await rig.pass(1)));
        const told = readAll(sent, awb);
        const asked = await courier.track(awb);
        expect(asked.length).toBeGreaterThan(5);
        const keys = (scans: readonly CourierScan[]) =>
          [...new Set(scans.map(({ key }) => key))].toSorted();
        expect(keys(told)).toEqual(keys(asked));
        expect(kindsOf(asked)).toEqual(
          expect.arrayContaining(['picked_up', 'out_for_delivery', 'attempt_failed', 'returned']),
        );
      });

      it('are believed only from the courier', async () => {
        await rig.pass(0.1);
        await courier.book(newOrder(service));
        const [delivery] = await rig.pass(1);
        if (!delivery) throw new Error('no webhook was sent');
        expect(courier.acceptWebhook(delivery)).toBeDefined();
        expect(courier.acceptWebhook(delivery)).toEqual(courier.acceptWebhook(delivery));
        for (const header of [() => undefined, () => '', () => 'a'.repeat(64)]) {
          expect(courier.acceptWebhook({ ...delivery, header })).toBeUndefined();
        }
      });

      it.each([
        undefined,
        null,
        [],
        { awb: 1, scans: 'x', type: 1 },
        { Shipment: { AWB: [], Status: 1 } },
      ])('of another shape tell of nothing: %p', (payload) => {
        const told = courier.readWebhook(payload);
        expect(told.shipments.flatMap(({ scans }) => scans)).toEqual([]);
      });
    });
  });
}
