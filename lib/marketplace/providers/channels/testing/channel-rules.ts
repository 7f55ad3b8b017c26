import type { Mail, Sms } from '../../../kernel/mail/mailer';
import type { MailChannel, SmsChannel } from '../provider';

/** A channel to test against the rules, and the contents of its other side. */
export type ChannelRig<Channel> = {
  channel: Channel;
  /** The messages that arrived, each as one text: a mail with its headers, an SMS with its number. */
  arrived(): Promise<string[]>;
  /** Makes the other side refuse everything from now on. */
  breakDown(): Promise<void>;
  close(): Promise<void>;
};

const mail: Mail = {
  to: 'asha@example.in',
  subject: 'आपका ऑर्डर HT-1',
  text: 'नमस्ते आशा, धन्यवाद।',
  html: '<p>नमस्ते आशा, धन्यवाद।</p>',
  replyTo: 'support@market.example',
  messageId: '<one@market.example>',
  inReplyTo: '<zero@market.example>',
  headers: { 'X-Ticket': 'T-1' },
};
const sms: Sms = { to: '9876543210', text: '123456 आपका कोड है', kind: 'sign_in', lang: 'hi' };

/** Describes the rules for every mail channel (docs/extending/message-channel.md). */
export function describeMailChannel(
  name: string,
  open: () => Promise<ChannelRig<MailChannel>>,
): void {
  describeChannel(name, open, mail, (arrived) => {
    expect(arrived).toMatch(/^To: asha@example\.in/im);
    expect(arrived).toMatch(/^From: .*@/im);
    expect(arrived).toMatch(/^Reply-To: support@market\.example/im);
    expect(arrived).toMatch(/^Message-ID: <one@market\.example>/im);
    expect(arrived).toMatch(/^In-Reply-To: <zero@market\.example>/im);
    expect(arrived).toMatch(/^X-Ticket: T-1/im);
    expect(arrived).toMatch(/^Content-Type: multipart\/alternative/im);
    expect(arrived).toMatch(/^Subject: =\?utf-8\?/im);
    // The greeting is in both parts, whatever their encoding.
    const bodies = arrived.replaceAll(/\r?\n/g, '');
    const encoded = [mail.text, mail.html].map((part) => Buffer.from(part).toString('base64'));
    for (const part of encoded) expect(bodies).toContain(part.slice(0, 40));
  });
}

/** Describes the rules for every SMS channel. */
export function describeSmsChannel(name: string, open: () => Promise<ChannelRig<SmsChannel>>) {
  describeChannel(name, open, sms, (arrived) => {
    expect(arrived).toContain(sms.to);
    expect(arrived).toContain(sms.text);
  });
}

function describeChannel<Message>(
  name: string,
  open: () => Promise<ChannelRig<{ readonly name: string; send(message: Message): Promise<void> }>>,
  message: Message,
  expectWhole: (arrived: string) => void,
): void {
  describe(`the channel ${name}`, () => {
    let rig: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      rig = await open();
    });
    afterAll(() => rig.close());

    it('has a name that may stand in rows', () => {
      expect(rig.channel.name).toMatch(/^[a-z][a-z0-9-]{0,30}$/);
    });

    it('hands a message on once, with all that it has', async () => {
      const before = await rig.arrived();
      await rig.channel.send(message);
      const after = await rig.arrived();
      expect(after).toHaveLength(before.length + 1);
      expectWhole(after.at(-1) ?? '');
    });

    it('throws when it is not taken', async () => {
      const before = await rig.arrived();
      await rig.breakDown();
      await expect(rig.channel.send(message)).rejects.toThrow();
      expect(await rig.arrived()).toHaveLength(before.length);
    });
  });
}
