import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../testing/axe';
import { inboundMailToken } from '../testing/inbound-mail-token';
import { mailedReplyTo } from '../testing/mail';
import { variants } from '../testing/nightly';
import { main } from '../testing/shop-page';
import { newEmail } from '../testing/shopper';
import { type Lang, texts } from '../testing/texts';
import { signInOperator } from './testing/sign-in';

const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

/** Opens a ticket through the API; returns its number. */
async function open(page: Page, lang: Lang, email: string, subject: string): Promise<string> {
  const data = { name: 'Asha Rao', email, topic: 'grievance', subject, message: 'Where is it?' };
  const answer = await page.request.post(`/api/support-tickets?lang=${lang}`, { data });
  return (await answer.json()).data.ticket_number;
}

/** Delivers a mail like the mail server. */
const handIn = (page: Page, from: string, to: string, text: string) =>
  page.request.post('/api/mail/inbound', {
    headers: { authorization: `Bearer ${inboundMailToken}`, 'content-type': 'message/rfc822' },
    data: Buffer.from(
      `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <${from}>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
    ),
  });

for (const [lang, prefix, width] of variants(
  ['en', '', 1280] as const,
  ['hi', '/hi', 390] as const,
)) {
  test(`a shopper and an operator write to each other in a ticket (${lang})`, async ({ page }) => {
    const t = texts(lang);
    const email = newEmail();
    const press = (key: string) =>
      page
        .locator('main, dialog[open]')
        .last()
        .getByRole('button', { name: t(key), exact: true })
        .click();
    await page.setViewportSize({ width, height: 844 });
    const older = await open(page, lang, email, 'Parcel of Monday');
    const number = await open(page, lang, email, 'Parcel of Tuesday');

    await page.goto(`${prefix}/support?ticket=${number}`);
    const find = main(page).locator('form').last();
    await find.getByLabel(t('support.email'), { exact: true }).fill(email);
    await find.getByRole('button', { name: t('support.find') }).click();
    const card = main(page).getByRole('status').filter({ hasText: number });
    await card.locator('input[type=file]').setInputFiles(pdf);
    await expect(card.getByText(pdf.name)).toBeVisible();
    await card.getByLabel(t('support.write_again')).fill('Here is the bill.');
    await card.getByRole('button', { name: t('support.send') }).click();
    await expect(card.getByRole('link', { name: pdf.name })).toBeVisible();
    await expectAccessible(page);

    await signInOperator(page, 'support');
    await page.goto(`${prefix}/operator/tickets?search=${email}`);
    await expect(main(page).locator('[data-row]')).toHaveCount(2);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Parcel of Tuesday' }).click();
    await main(page).getByLabel(t('operator_support.note'), { exact: true }).fill('Called them');
    await press('operator_support.add_note');
    const messages = main(page).locator('ol > li');
    await expect(messages.filter({ hasText: 'Called them' })).toContainText('Kabir Shah');
    const template = main(page).getByLabel(t('operator_support.insert'));
    await template.selectOption({ label: 'Complaint received' });
    await expect(main(page).locator('textarea').first()).toHaveValue(new RegExp(number));
    await expectAccessible(page);
    await press('operator_support.send_wait');
    await expect(messages).toHaveCount(4);

    const to = await mailedReplyTo(email, t('mail.ticket.answered_subject', { number }));
    expect((await handIn(page, email, to, 'Thank you.\r\n> quoted')).ok()).toBe(true);
    await page.reload();
    await expect(messages.last()).toContainText('Thank you.');
    await expect(messages.last()).not.toContainText('quoted');
    await press('operator_support.merge');
    await press('operator_support.merge');
    await expect(page).toHaveURL(`${prefix}/operator/tickets/${older}`);
    await expect(messages).toHaveCount(6);
    await press('operator_support.resolve');
    await expect(main(page).getByText(t('operator_support.status.resolved'))).toBeVisible();
    await page.goto(`${prefix}/operator/tickets/templates`);
    await expect(main(page).locator('[data-row]')).not.toHaveCount(0);
    await expectAccessible(page);
  });
}
