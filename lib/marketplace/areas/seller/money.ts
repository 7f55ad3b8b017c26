import { sellerMoneyContract } from '@/lib/contract/seller/money';
import { textOf } from '@/lib/i18n/texts';
import { behindAnswer } from '../../kernel/jobs/background';
import { sendSoon } from '../../kernel/mail/outbox';
import { openRequest, sendVendorOtp } from '../../modules/accounts';
import { confirmedVendor } from '../../modules/sellers';
import {
  bankAccountCode,
  changeBankAccount,
  findBankAccount,
  listOwnSettlements,
  statementFile,
  toBankAccount,
  viewBalance,
  viewStatement,
} from '../../modules/settlement';
import { route, routes } from '../route';

const success = true as const;

export const sellerMoneyRoutes = routes();

sellerMoneyRoutes.openapi(route(sellerMoneyContract.balance), async (c) => {
  const { db, lang, seller } = c.var;
  const data = await viewBalance(db, { storeId: seller.storeId, lang, now: new Date() });
  return c.json({ success, data }, 200);
});

sellerMoneyRoutes.openapi(route(sellerMoneyContract.settlements), async (c) => {
  const { db, seller } = c.var;
  const data = await listOwnSettlements(db, seller.storeId, c.req.valid('query'));
  return c.json({ success, data }, 200);
});

sellerMoneyRoutes.openapi(route(sellerMoneyContract.settlement), async (c) => {
  const { db, lang, seller } = c.var;
  const { id } = c.req.valid('param');
  const { storeId } = seller;
  const data = await viewStatement(db, { storeId, id, lang, ...c.req.valid('query') });
  return c.json({ success, data }, 200);
});

sellerMoneyRoutes.openapi(route(sellerMoneyContract.statement), async (c) => {
  const { db, lang, seller } = c.var;
  const { id } = c.req.valid('param');
  const data = await statementFile(db, { storeId: seller.storeId, id, lang });
  return c.json({ success, data }, 200);
});

sellerMoneyRoutes.openapi(route(sellerMoneyContract.bankAccount), async (c) => {
  const account = await findBankAccount(c.var.db, c.var.seller.storeId);
  const data = account ? toBankAccount(account, new Date()) : null;
  return c.json({ success, data }, 200);
});

sellerMoneyRoutes.openapi(route(sellerMoneyContract.bankAccountCode), async (c) => {
  const { db, mailer, lang, seller } = c.var;
  const { password, request: given } = c.req.valid('json');
  const { email } = await confirmedVendor(db, seller.vendorId, password);
  await mailer.ready?.();
  const { token: request } = await openRequest(db, bankAccountCode(email), given);
  behindAnswer('vendor code', () => sendVendorOtp({ db, mailer }, email, 'bank_account', lang));
  const message = textOf(lang, 'api.bank_code_sent');
  return c.json({ success, message, request }, 200);
});

sellerMoneyRoutes.openapi(route(sellerMoneyContract.changeBankAccount), async (c) => {
  await changeBankAccount(c.var.db, c.var.seller, c.req.valid('json'));
  sendSoon(c.var);
  return c.json({ success, message: textOf(c.var.lang, 'api.bank_account_changed') }, 200);
});
