import { expect, type Page, test } from '@playwright/test';
import { expectMail } from './testing/mail';
import { market } from './testing/market';
import { inTurn } from './testing/nightly';
import { newEmail } from './testing/shopper';
import { type Lang, texts } from './testing/texts';

const main = (page: Page) => page.getByRole('main');
const numberPattern = /T-[2-9A-Z]{10}/;

/** Fills in and sends the message form; returns the ticket's number. */
async function write(page: Page, lang: Lang, email: string, subject: string): Promise<string> {
  const t = texts(lang);
  const form = main(page).locator('form').first();
  const field = (name: string) => form.getByLabel(t(`support.${name}`), { exact: true });
  const send = form.getByRole('button', { name: t('support.send') });
  await send.click();
  for (const [name, why] of [
    ['name', 'full_name_required'],
    ['email', 'email'],
    ['subject', 'subject_required'],
    ['message', 'message_required'],
  ] as const) {
    await expect(field(name)).toHaveAccessibleDescription(t(`validation.${why}`));
  }
  await field('name').fill('Meera Patil');
  await field('email').fill(email);
  await field('topic').selectOption('payment');
  await field('subject').fill(subject);
  await field('message').fill('Paid twice.\nPlease look.');
  await send.click();
  const sent = main(page).locator('p', { hasText: numberPattern });
  await expect(sent).toBeFocused();
  return numberPattern.exec((await sent.textContent()) ?? '')?.[0] ?? '';
}

for (const lang of inTurn('support', ['en', 'hi'] as const)) {
  const t = texts(lang);
  const prefix = lang === 'hi' ? '/hi' : '';

  test(`a ticket is opened, answered and found again (${lang})`, async ({ page, request }) => {
    const email = newEmail();
    const subject = lang === 'hi' ? 'दो बार भुगतान' : 'Charged twice';
    const answer = lang === 'hi' ? 'एक राशि लौटा दी गई है।' : 'One of the two is on its way back.';
    // The contact form opens tickets as well.
    await page.goto(`${prefix}/${lang === 'hi' ? 'contact' : 'support'}`);
    const number = await write(page, lang, email, subject);
    await expectMail(email, t('mail.ticket.subject', { number }));

    const look = async (who: string, which = number) => {
      await page.goto(`${prefix}/support?ticket=${which}`);
      const form = main(page).locator('form').last();
      await expect(form.getByLabel(t('support.number'))).toHaveValue(which);
      await form.getByLabel(t('support.email'), { exact: true }).fill(who);
      await form.getByRole('button', { name: t('support.find') }).click();
    };
    await look(email);
    const card = main(page).getByRole('status').filter({ hasText: number });
    await expect(card).toContainText(t('support.status.open'));
    await expect(card).toContainText(t('support.no_answer', { hours: 48 }));

    // Neither another address nor the number alone opens it.
    await look(newEmail());
    await expect(main(page).getByText(t('api.ticket_not_found'))).toBeVisible();
    const path = `/api/support-tickets/${number}`;
    expect((await request.get(path)).status()).toBe(422);
    expect((await request.get(`${path}?email=${newEmail()}`)).status()).toBe(404);

    expect(await market('tickets', 'list')).toContain(number);
    await market('tickets', 'answer', number, answer);
    await expectMail(email, t('mail.ticket.answered_subject', { number }));
    expect(await market('tickets', 'list')).not.toContain(number);
    await look(email.toUpperCase(), number.toLowerCase());
    await expect(card).toContainText(t('support.status.resolved'));
    await expect(card).toContainText(answer);
  });

  test(`questions are searched, the blog is read and fed (${lang})`, async ({ page, request }) => {
    let letScriptsIn = () => {};
    const typed = new Promise<void>((resolve) => {
      letScriptsIn = resolve;
    });
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${prefix}/faq`, { waitUntil: 'commit' });
    const questions = main(page).locator('details');
    await expect.poll(() => questions.count()).toBeGreaterThan(8);
    const all = await questions.count();
    const search = main(page).getByRole('searchbox', { name: t('content.faq_search') });
    await search.fill('upi');
    letScriptsIn();
    await expect.poll(() => questions.count()).toBeLessThan(all);
    const found = await questions.count();
    expect(found).toBeGreaterThan(0);
    for (const question of await questions.all()) await expect(question).toContainText(/upi/i);
    await expect(main(page).getByRole('status')).toHaveText(
      t('content.faq_found', { count: found }),
    );
    await search.fill('zzzz');
    await expect(main(page).getByRole('status')).toHaveText(t('content.faq_found', { count: 0 }));

    await page.goto(`${prefix}/blog`);
    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    const link = main(page).getByRole('heading', { level: 2 }).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const answer = await request.get(new URL(feed ?? '').pathname);
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const items = (await answer.text()).match(/<link>[^<]*\/blog\/[^<]*<\/link>/g) ?? [];
    expect(items.length).toBeGreaterThan(2);
    expect(items.join()).toContain(new URL(page.url()).pathname);
  });
}
