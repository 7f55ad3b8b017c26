import { testHost } from '../../app/testing/test-host';
import { codOrder } from '../../modules/orders/testing/orders';
import type { Connection } from '../db/connection';
import { jobFaults } from '../db/schema/ledger';
import { mailOutbox } from '../db/schema/mails';
import { testDatabases } from '../db/testing/databases';
import { makeCartLine, makeProduct, makeShopper } from '../db/testing/fixtures';
import { backgroundDone } from '../jobs/background';
import type { Mail } from './mailer';
import { enqueueMail, sendMails, tryMailsAgain } from './outbox';

const minute = 60_000;

describe.each(testDatabases)('the mail outbox on $name', ({ open }) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    await connection.db.delete(mailOutbox);
  });
  afterAll(() => connection.close());

  const mail: Mail = { to: 'asha@example.in', subject: 'Namaste', text: '-', html: '-' };
  const later = (minutes: number) => new Date(Date.now() + minutes * minute);

  /** Returns a mail server that refuses a number of mails first. */
  function server(failures = 0) {
    const received: string[] = [];
    let left = failures;
    const send = async ({ subject }: Mail) => {
      if (left-- > 0) throw new Error('SMTP is down');
      received.push(subject);
    };
    return { received, sending: { db: connection.db, mailer: { name: 'test', send } } };
  }

  it('sends nothing that was rolled back', async () => {
    const { received, sending } = server();
    const gone = connection.db.transaction(async (tx) => {
      await enqueueMail(tx, { kind: 'written', mail });
      throw new Error('rolled back');
    });
    await expect(gone).rejects.toThrow('rolled back');
    expect(await sendMails(sending, later(1))).toBe(0);
    expect(received).toEqual([]);
  });

  it('tries again with growing pauses while the mail server is down, and sends once', async () => {
    const { received, sending } = server(2);
    await enqueueMail(connection.db, { kind: 'written', mail });
    for (const minutes of [0, 1, 3, 4, 8, 30, 60]) await sendMails(sending, later(minutes));
    expect(received).toEqual(['Namaste']);
    expect(await connection.db.select().from(mailOutbox)).toEqual([]);
  });

  it('sends each mail once from several instances at once', async () => {
    const { received, sending } = server();
    for (let i = 0; i < 30; i++) {
      await enqueueMail(connection.db, {
        kind: 'written',
        mail: { ...mail, subject: String(i) },
      });
    }
    const round = () => sendMails(sending, later(1));
    await Promise.all([round(), round(), round()]);
    await round();
    expect(received.map(Number).sort((a, b) => a - b)).toEqual([...Array(30).keys()]);
  });

  it('parks a mail after some days, and sends it when an operator has it tried again', async () => {
    const { db } = connection;
    const { received, sending } = server(24);
    await enqueueMail(db, { kind: 'written', mail });
    for (let hours = 0; hours < 6 * 24; hours += 0.5) await sendMails(sending, later(hours * 60));
    expect(await db.select().from(jobFaults)).toMatchObject([
      { job: 'mails', fault: 'SMTP is down', tries: 24, tryAt: null },
    ]);
    expect(received).toEqual([]);
    expect(await tryMailsAgain(db, new Date())).toBe(1);
    expect(await sendMails(sending, later(0))).toBe(1);
    expect(received).toEqual(['Namaste']);
    expect([await db.$count(mailOutbox), await db.$count(jobFaults)]).toEqual([0, 0]);
  });

  it('confirms an order though the mail server was down when it was placed', async () => {
    const { db } = connection;
    const api = testHost(connection);
    api.mailer.send = () => Promise.reject(new Error('SMTP is down'));
    const shopper = await makeShopper(db, { locale: 'hi' });
    const items = [await makeCartLine(db, shopper.id, await makeProduct(db))];
    const { token } = shopper;
    const placed = await api.call('POST', '/api/orders', {
      token,
      body: codOrder(items),
      lang: 'hi',
    });
    expect(placed.status).toBe(201);
    await backgroundDone();
    const { received, sending } = server();
    await sendMails(sending, later(2));
    expect(received).toEqual([expect.stringContaining(placed.body.data.number)]);
  });
});
