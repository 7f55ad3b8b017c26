import { smsKinds } from '@/lib/contract/schemas/operators/sms-templates';
import { locales } from '@/lib/i18n/locales';
import { fitsTemplate } from '@/lib/text/sms';
import type { Connection } from '../../db/connection';
import { smsTemplates } from '../../db/schema/mails';
import { settingVersions } from '../../db/schema/settings';
import { testDatabases } from '../../db/testing/databases';
import type { Sms } from '../mailer';
import { ownSmsText, ownTemplate } from './own-texts';
import { composeSms, SmsRefused, sendSms } from './send-sms';

const to = '9876543210';
const registration = { dlt_entity: '1001000000000000001', sms_header: 'HAATIN' };

describe.each(testDatabases)('SMS on $name', ({ open }) => {
  let connection: Connection;
  let sent: Sms[];
  const gateway = {
    sendSms: async (sms: Sms) => {
      sent.push(sms);
    },
  };
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    sent = [];
    await connection.db.delete(smsTemplates);
  });
  afterAll(() => connection.close());

  const register = (text: string, locale: 'en' | 'hi' = 'en') =>
    connection.db.insert(smsTemplates).values({
      kind: 'order_placed',
      locale,
      templateId: '1007000000000000001',
      text,
      variables: ['number', 'amount'],
    });
  const compose = (lang: 'en' | 'hi' = 'en', number = to) =>
    composeSms(
      connection.db,
      { to: number, kind: 'order_placed', lang },
      { number: 'HT-1', amount: '499.00' },
    );
  const send = (sms: Sms) => sendSms(connection.db, gateway, sms);
  const template = 'Haat: order {#var#} for Rs {#var#} - confirmed.';

  it('sends nothing to a gateway without entity, header or template', async () => {
    await expect(send(await compose())).rejects.toThrow('no template is registered in en');
    await register(template);
    await expect(send(await compose())).rejects.toThrow('entity or header is not set');
    expect(sent).toEqual([]);
  });

  it('sends codes without a template until the entity is entered', async () => {
    const code = { to, kind: 'sign_in', lang: 'en', text: '123456 is your code' } as const;
    await send(code);
    expect(sent).toEqual([code]);
    await expect(send({ ...code, to: '+14155550100' })).rejects.toThrow('not an Indian mobile');
  });

  describe('with entity and header', () => {
    beforeAll(async () => {
      await connection.db
        .insert(settingVersions)
        .values({ group: 'messages', value: registration });
    });

    it('refuses codes without a template too', async () => {
      const code = { to, kind: 'sign_in', lang: 'en', text: '123456 is your code' } as const;
      await expect(send(code)).rejects.toThrow('no template is registered in en');
    });

    it('is made from its template, and bears its registration', async () => {
      await register(template);
      await send(await compose());
      expect(sent).toMatchObject([
        {
          to,
          text: 'Haat: order HT-1 for Rs 499.00 - confirmed.',
          dlt: { template: '1007000000000000001', entity: '1001000000000000001', header: 'HAATIN' },
        },
      ]);
    });

    it.each([
      ['a changed dash', 'Haat: order HT-1 for Rs 499.00 – confirmed.'],
      ['a word more', 'Haat: order HT-1 for Rs 499.00 - confirmed. Thanks'],
      ['a text of its own', 'Cheap pills'],
    ])('refuses %s, also where SMS are files', async (_, text) => {
      await register(template);
      const changed = { ...(await compose()), text };
      await expect(send(changed)).rejects.toThrow(SmsRefused);
      const files = { ...gateway, isSmsStandIn: true };
      await expect(sendSms(connection.db, files, changed)).rejects.toThrow(SmsRefused);
      expect(sent).toEqual([]);
    });

    it.each(['+14155550100', '1234567890', '98765', ''])(
      'refuses the number %j',
      async (number) => {
        await register(template);
        await expect(send(await compose('en', number))).rejects.toThrow('not an Indian mobile');
        expect(sent).toEqual([]);
      },
    );

    it('uses the template of the fallback language where its own is missing', async () => {
      await register(template);
      await send(await compose('hi'));
      expect(sent[0]?.text).toBe('Haat: order HT-1 for Rs 499.00 - confirmed.');
      await register('हाट: ₹{#var#} का ऑर्डर {#var#} पक्का।', 'hi');
      await send(await compose('hi'));
      expect(sent[1]?.text).toBe('हाट: ₹HT-1 का ऑर्डर 499.00 पक्का।');
    });

    it('tells in an error neither the number nor the text', async () => {
      const failure = await send(await compose()).catch(String);
      expect(failure).not.toContain(to);
      expect(failure).not.toContain('HT-1');
    });
  });
});

describe.each(locales)('the own texts of SMS in %s', (lang) => {
  it.each(smsKinds)('%s fits the template that is to be registered', (kind) => {
    const { text, variables } = ownTemplate(kind, lang);
    const values = Object.fromEntries(variables.map((name) => [name, 'A1']));
    expect(fitsTemplate(ownSmsText(kind, lang, values), text)).toBe(true);
  });
});
