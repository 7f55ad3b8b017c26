import { join } from 'node:path';
import { config } from '@/lib/config';
import type { Mailer } from '../kernel/mail/mailer';
import { outboxMailer, smsFiles } from '../providers/channels/files';
import { smsGateway } from '../providers/channels/sms-gateway';
import { smtpMailer } from '../providers/channels/smtp';

/** By SMTP_URL and SMS_URL; without them as files in the outbox of the data folder. */
export function mailerFromConfig(): Mailer {
  const { smtpUrl, smsUrl, smsToken } = config;
  const outbox = join(config.dataDir, 'outbox');
  const mailer = smtpUrl ? smtpMailer(smtpUrl) : outboxMailer(outbox);
  if (!config.signInByPhone) return mailer;
  return { ...mailer, sendSms: smsUrl ? smsGateway(smsUrl, smsToken) : smsFiles(outbox) };
}
