import { join } from 'node:path';
import { config } from '@/lib/config';
import type { Mailer } from '../../kernel/mail/mailer';
import { mailFiles, smsFiles } from '../../providers/channels/files';
import { smsGateway } from '../../providers/channels/sms-gateway';
import { smtpChannel } from '../../providers/channels/smtp';
import { createTestWhatsApp, type TestWhatsApp } from '../../providers/channels/test-whatsapp';
import { whatsAppCloud } from '../../providers/channels/whatsapp';

const outboxFolder = () => join(config.dataDir, 'outbox');

/**
 * Returns the mailer of SMTP_URL, SMS_URL and WHATSAPP_…; without them messages become files in the outbox of the
 * data folder. The stand-in of WhatsApp has to be connected to the host.
 * @throws when the settings of WhatsApp are incomplete
 */
export function mailerFromConfig(): { mailer: Mailer; testWhatsApp?: TestWhatsApp } {
  const { smtpUrl, smsUrl, smsToken } = config;
  const outbox = outboxFolder();
  const mails = smtpUrl ? smtpChannel(smtpUrl) : mailFiles(outbox);
  // Numbers are confirmed by SMS, so nothing goes to a phone without them.
  if (!config.signInByPhone) return { mailer: mails };
  const texts = smsUrl ? smsGateway(smsUrl, smsToken) : smsFiles(outbox);
  const { whatsapp, testWhatsApp } = whatsAppFromConfig();
  const mailer = { ...mails, sendSms: texts.send, isSmsStandIn: !smsUrl, whatsapp };
  return { mailer, testWhatsApp };
}

function whatsAppFromConfig() {
  const settings = config.whatsApp;
  if (settings) return { whatsapp: whatsAppCloud(settings) };
  if (config.hasWhatsAppKeys) throw new Error('All four of WHATSAPP_… have to be set, or none.');
  if (!usesTestWhatsApp()) return {};
  const testWhatsApp = testWhatsAppOf(outboxFolder());
  return { whatsapp: testWhatsApp.channel, testWhatsApp };
}

/**
 * Returns whether the stand-in of WhatsApp runs: only without any key of the real one and of an SMS gateway, and in
 * production only with WHATSAPP=test.
 */
function usesTestWhatsApp(): boolean {
  if (config.hasWhatsAppKeys || config.smsUrl || config.whatsAppMode === 'off') return false;
  return config.whatsAppMode === 'test' || process.env.NODE_ENV !== 'production';
}

/** Returns the stand-in of WhatsApp. @throws beside keys of the real one */
export function testWhatsAppOf(folder: string): TestWhatsApp {
  if (config.hasWhatsAppKeys) {
    throw new Error('The stand-in of WhatsApp does not run beside keys of the real one.');
  }
  return createTestWhatsApp(folder);
}
