import './lib/small-heap.mjs';
import './lib/unlinked-immediates.mjs';
import { explain, installMissing, requireNode } from './lib/install.mjs';

requireNode();
explain(`npm start

Builds the shop where its sources are newer than the build, brings the database up to date, and opens it at
http://localhost:3000. docs/configuration.md lists the settings.`);
installMissing();
process.env.NODE_ENV = 'production';
const { dataDir, settleEnvironment } = await import('./lib/environment.mjs');
await settleEnvironment({ production: true });
// The one-command demo accepts test payments on purpose; Razorpay's keys take precedence.
process.env.PAYMENTS ||= 'test';
// The same with couriers and WhatsApp: without keys no shipment and no message leaves the house.
process.env.COURIERS ||= 'test';
process.env.WHATSAPP ||= 'test';
const { buildWhenStale, serverFolder } = await import('./lib/build.mjs');
buildWhenStale();
const { takeBuiltConfig } = await import('./lib/built-config.mjs');
takeBuiltConfig();
const { checkRole, serve } = await import('../.next/server-build/main.mjs');
checkRole();
const { prepareDatabase } = await import('./lib/prepare.mjs');
prepareDatabase(serverFolder);
await serve();
const { PORT, SITE_URL, DATABASE_URL, SMTP_URL, API_URL, DEMO_DATA, PAYMENTS } = process.env;
const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, SMS_URL } = process.env;
const demo = DEMO_DATA !== 'off' && !API_URL;
if (process.env.ROLE?.trim() === 'worker') sayWorking();
else sayOpen();

function sayWorking() {
  console.log(`
  Haat's background jobs run.   Health: http://localhost:${PORT}/api/health
`);
}

function sayOpen() {
  console.log(`
  Haat हाट is open:   ${SITE_URL || `http://localhost:${PORT}`}   (Hindi: ${SITE_URL || `http://localhost:${PORT}`}/hi)
${
  demo
    ? `
  Demo shopper:       asha@demo.haat.example / haat-demo-2026
  Demo vendor:        vendor@demo.haat.example / haat-demo-2026
`
    : ''
}
  Marketplace:        ${API_URL ? `external, ${API_URL}` : 'embedded'}
  Data:               ${DATABASE_URL ? 'PostgreSQL (DATABASE_URL)' : dataDir()}
  Payments:           ${payments()}
  Mail:               ${SMTP_URL ? 'SMTP (SMTP_URL)' : `files in ${dataDir()}/outbox`}
  SMS:                ${sms()}

  Ctrl-C stops it.
`);
}

function sms() {
  if (SMS_URL) return 'a gateway (SMS_URL)';
  return demo ? `files in ${dataDir()}/outbox` : 'none: nobody signs in by phone';
}

function payments() {
  if (API_URL) return 'the external marketplace takes them';
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET) return `Razorpay (${RAZORPAY_KEY_ID})`;
  if (RAZORPAY_KEY_ID || RAZORPAY_KEY_SECRET)
    return 'on delivery only: a key of Razorpay is missing';
  return PAYMENTS === 'test' ? 'test payments, no money moves' : 'on delivery only';
}
