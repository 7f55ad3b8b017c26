import { join } from 'node:path';
import { config } from '@/lib/config';
import type { Mailer } from '../../kernel/mail/mailer';
import { mailFiles, smsFiles } from '../../providers/channels/files';
import { smsGateway } from '../../providers/channels/sms-gateway';
import { smtpChannel } from '../../providers/channels/smtp';

/**
 * Returns the mailer of SMTP_URL and SMS_URL; without them messages become files in the outbox of the data
 * folder.
 */
export function mailerFromConfig(): Mailer {
  const { smtpUrl, smsUrl, smsToken } = config;
  const outbox = join(config.dataDir, 'outbox');
  const mails = smtpUrl ? smtpChannel(smtpUrl) : mailFiles(outbox);
  if (!config.signInByPhone) return mails;
  const texts = smsUrl ? smsGateway(smsUrl, smsToken) : smsFiles(outbox);
  return { ...mails, sendSms: texts.send, isSmsStandIn: !smsUrl };
}
