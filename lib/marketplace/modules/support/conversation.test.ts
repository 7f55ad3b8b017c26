import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { decodeUpload } from '@/lib/security/picture-decoding';
import { pngOfSize } from '@/lib/security/testing/png-of-size';
import type { Connection } from '../../kernel/db/connection';
import { supportAttachments, supportTickets } from '../../kernel/db/schema/content';
import { testDatabases } from '../../kernel/db/testing/databases';
import { makeShopper } from '../../kernel/db/testing/fixtures';
import { backgroundDone } from '../../kernel/jobs/background';
import { deleteUnusedAttachments } from './attachments';
import { somePdf, somePicture, supportDesk } from './testing/support-desk';

describe.each(testDatabases)('conversations with support on $name', ({ open }) => {
  let connection: Connection;
  let desk: Awaited<ReturnType<typeof supportDesk>>;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    desk = await supportDesk(connection);
  });
  afterAll(async () => {
    await backgroundDone();
    await connection.close();
  });

  it('goes to and fro: answered, waiting, written to again, resolved, opened again', async () => {
    const number = await desk.open();
    const answered = await desk.step(number, 'answer', { answer: 'Which one?', resolve: false });
    expect(answered.body.data).toMatchObject({ status: 'waiting', resolved_at: null });
    const { opened_at, acknowledged_at } = answered.body.data;
    expect(acknowledged_at).toEqual(expect.any(String));
    await desk.step(number, 'notes', { text: 'Called the carrier' });
    expect((await desk.write(number, 'The blue one.')).body.data.status).toBe('open');
    const again = await desk.step(number, 'answer', { answer: 'It comes today.' });
    expect(again.body.data).toMatchObject({ status: 'resolved', opened_at, acknowledged_at });

    const seen = await desk.see(number);
    expect(
      seen.messages.map((it: { author: string; text: string }) => [it.author, it.text]),
    ).toEqual([
      ['shopper', 'Where is it?'],
      ['support', 'Which one?'],
      ['shopper', 'The blue one.'],
      ['support', 'It comes today.'],
    ]);
    expect(JSON.stringify(seen)).not.toContain(desk.operator.name);
    const { messages } = await desk.get(`tickets/${number}`);
    expect(messages.map((it: { kind: string; by: string | null }) => [it.kind, it.by])).toEqual([
      ['shopper', null],
      ['answer', desk.operator.name],
      ['note', desk.operator.name],
      ['shopper', null],
      ['answer', desk.operator.name],
    ]);
    // The clocks of a resolved ticket begin anew.
    await desk.write(number, 'It did not come.');
    const reopened = await desk.get(`tickets/${number}`);
    expect(reopened).toMatchObject({ status: 'open', acknowledged_at: null, resolved_at: null });
    expect(reopened.opened_at > opened_at).toBe(true);
  });

  it('takes a message only from the ticket’s address, and once for a key', async () => {
    const number = await desk.open();
    expect((await desk.write(number, 'Mine!', { email: 'other@demo.example' })).status).toBe(404);
    const headers = { 'idempotency-key': 'again' };
    const body = { email: 'meera@demo.example', message: 'Once.' };
    const path = `/api/support-tickets/${number}/messages`;
    for (let n = 0; n < 2; n++) await desk.call('POST', path, { body, headers });
    expect((await desk.see(number)).messages).toHaveLength(2);
  });

  it('lists by what a ticket waits for, and finds by number, mail and order', async () => {
    const email = 'lists@demo.example';
    const number = await desk.open({ email, topic: 'grievance' });
    const shown = async (query: string) =>
      (await desk.get(`tickets?${query}`)).tickets.map(
        ({ ticket_number }: { ticket_number: string }) => ticket_number,
      );
    for (const show of ['open', 'grievances', 'all']) {
      expect(await shown(`show=${show}&limit=100`)).toContain(number);
    }
    await desk.step(number, 'resolve');
    for (const show of ['open', 'waiting', 'grievances']) {
      expect(await shown(`show=${show}&limit=100`)).not.toContain(number);
    }
    expect(await shown('show=resolved&limit=100')).toContain(number);
    expect(await shown(`search=${number.toLowerCase()}`)).toEqual([number]);
    expect(await shown(`search=${email.toUpperCase()}`)).toEqual([number]);
    await connection.db
      .update(supportTickets)
      .set({ orderNumber: 'HT-261121-7K3QZD' })
      .where(eq(supportTickets.number, number));
    expect(await shown('search=ht-261121-7k3qzd')).toEqual([number]);
    expect(await shown('search=Parcel')).toEqual([]);
  });

  it('counts a ticket among the complaints once an operator files it there', async () => {
    const number = await desk.open({ email: 'filed@demo.example' });
    const shown = async () =>
      (await desk.get('tickets?show=grievances&limit=100')).tickets.some(
        (line: { ticket_number: string }) => line.ticket_number === number,
      );
    expect(await shown()).toBe(false);
    const filed = await desk.step(number, 'topic', { topic: 'grievance' });
    expect(filed.body.data).toMatchObject({ topic: 'grievance', status: 'open' });
    expect(await shown()).toBe(true);
    expect((await desk.step(number, 'topic', { topic: 'constructor' })).status).toBe(422);
  });

  it('shows beside each ticket of the list its own last message, never a note', async () => {
    const email = 'own-words@demo.example';
    const lost = await desk.open({ email, message: 'Where is my parcel?' });
    const refund = await desk.open({ email, message: 'Where is my refund?' });
    await desk.write(lost, 'It came.', { email });
    await desk.step(lost, 'notes', { text: 'Lost by the courier before.' });
    const { tickets } = await desk.get(`tickets?search=${email}`);
    const messages = tickets.map((line: Record<string, string>) => [
      line.ticket_number,
      line.message,
    ]);
    expect(Object.fromEntries(messages)).toEqual({
      [lost]: 'It came.',
      [refund]: 'Where is my refund?',
    });
    const { messages: written } = await desk.get(`tickets/${lost}`);
    const [line] = (await desk.get(`tickets?search=${lost}`)).tickets;
    expect(line.last_at).toBe(written[1].at);
  });

  it('merges into a ticket of the same address, whose number both then have', async () => {
    const email = 'twice@demo.example';
    const first = await desk.open({ email, message: 'Where is it?' });
    const second = await desk.open({ email, message: 'And the other one?' });
    const stranger = await desk.open({ email: 'else@demo.example' });
    for (const into of [stranger, second]) {
      const refused = await desk.step(second, 'merge', { into });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Only two tickets of the same e-mail address can be merged.',
      ]);
    }
    await desk.step(first, 'resolve');
    const merged = await desk.step(second, 'merge', { into: first.toLowerCase() });
    expect(merged.body.data).toMatchObject({ ticket_number: first, status: 'open', others: [] });
    for (const number of [first, second]) {
      const { ticket_number, messages } = await desk.see(number, email);
      expect([ticket_number, messages.length]).toEqual([first, 2]);
    }
    await desk.write(second, 'Hello?', { email });
    expect((await desk.see(first, email)).messages).toHaveLength(3);
    const found = (await desk.get(`tickets?search=${second}`)).tickets;
    expect(found).toMatchObject([{ ticket_number: first }]);
  });

  it('refuses a picture of too many rows, and has uploads wait for their turn', async () => {
    const path = '/api/support-attachments';
    const tall = new Blob([new Uint8Array(pngOfSize(1, 40_000_000))]);
    const refused = await desk.upload(path, tall, 'tall.png');
    expect([refused.status, refused.body.errors.file]).toEqual([
      422,
      expect.stringContaining('16,000 pixels'),
    ]);
    let endRush = () => {};
    const rush = new Promise<void>((resolve) => {
      endRush = resolve;
    });
    const picture = await somePicture();
    const others = Array.from({ length: 20 }, () =>
      decodeUpload(picture, () => rush, { isPatient: true }),
    );
    const busy = await desk.upload(path, picture, 'a.jpg');
    endRush();
    await Promise.all(others);
    expect([busy.status, busy.retryAfter]).toEqual([503, '10']);
    expect((await desk.upload(path, picture, 'a.jpg')).status).toBe(201);
  });

  it('keeps pictures and PDFs by their content, for who may see the ticket', async () => {
    const path = '/api/support-attachments';
    const picture = (await desk.upload(path, await somePicture(), '../../tear "1".jpg')).body.data;
    const pdf = (await desk.upload(path, somePdf(), 'bill.html')).body.data;
    expect(picture).toMatchObject({
      kind: 'picture',
      name: expect.stringMatching(/^[^/"]*\.webp$/),
    });
    expect(pdf).toMatchObject({ kind: 'pdf', name: 'bill.pdf' });
    const html = await desk.upload(path, new Blob(['<script>alert(1)</script>']), 'bill.pdf');
    expect([html.status, html.body.errors]).toEqual([
      422,
      { file: 'This file is neither a picture (PNG, JPEG, WebP) nor a PDF.' },
    ]);
    const number = await desk.open();
    const attachments = [picture.id, pdf.id];
    expect((await desk.write(number, 'Look.', { attachments })).status).toBe(201);
    expect((await desk.write(number, 'Look.', { attachments })).body.errors).toEqual({
      attachments: 'A file is no longer there. Remove it and add it again.',
    });
    const fetched = (id: string, query: string) =>
      desk.host.request(`/api/support-tickets/${number}/attachments/${id}?${query}`);
    const saved = await fetched(pdf.id, 'email=meera@demo.example');
    expect(Object.fromEntries(saved.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''bill.pdf",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const seen = await fetched(picture.id, 'email=meera@demo.example');
    expect(seen.headers.get('content-type')).toBe('image/webp');
    expect((await fetched(pdf.id, 'email=other@demo.example')).status).toBe(404);
    expect((await fetched(randomUUID(), 'email=meera@demo.example')).status).toBe(404);
    const other = await desk.open();
    const elsewhere = `/api/support-tickets/${other}/attachments/${pdf.id}?email=meera@demo.example`;
    expect((await desk.host.request(elsewhere)).status).toBe(404);
  });

  it('deletes files that no message took', async () => {
    const { data } = (await desk.upload('/api/support-attachments', somePdf(), 'a.pdf')).body;
    const { files } = desk;
    const later = new Date(Date.now() + 25 * 3600 * 1000);
    await deleteUnusedAttachments(connection.db, files, later);
    expect(await files.privateFiles.read(`tickets/${data.id}`)).toBeUndefined();
  });

  it('keeps templates in both languages, each name once, and logs who changed them', async () => {
    const { token } = desk.operator;
    const path = '/api/operator/ticket-templates';
    const shipped = await desk.get('ticket-templates');
    expect(shipped.length).toBeGreaterThan(5);
    for (const { text_hi } of shipped) expect(text_hi).toMatch(/[ऀ-ॿ]/);
    const body = { name: 'Closed today', topic: 'order', text: 'Closed.', text_hi: 'बंद है।' };
    const { data } = (await desk.call('POST', path, { token, body })).body;
    const twice = await desk.call('POST', path, { token, body: { ...body, name: 'CLOSED today' } });
    expect(twice.body.errors).toEqual({ name: 'Another template has this name.' });
    const changed = { ...body, text: 'Open again.' };
    await desk.call('PUT', `${path}/${data.id}`, { token, body: changed });
    expect(await desk.get('ticket-templates')).toContainEqual({ id: data.id, ...changed });
    await desk.call('DELETE', `${path}/${data.id}`, { token });
    expect((await desk.call('DELETE', `${path}/${data.id}`, { token })).status).toBe(404);
    const owner = await desk.call('GET', '/api/operator/log', { token });
    expect(owner.status).toBe(403);
  });

  it('gives a shopper’s copy their messages and files, and erases both', async () => {
    const { db } = connection;
    const shopper = await makeShopper(db, { password: 'banyan-tree-7' });
    const { email, id } = shopper;
    const file = (await desk.upload('/api/support-attachments', somePdf(), 'bill.pdf')).body.data;
    const number = await desk.open({ email, message: 'My secret' });
    await desk.write(number, 'And the bill', { email, attachments: [file.id] });
    await desk.step(number, 'notes', { text: 'Ours alone' });
    const { token } = desk.operator;
    const shoppers = `/api/operator/shoppers/${id}`;
    const copy = (await desk.call('POST', `${shoppers}/copy`, { token })).body.data;
    const pdf = Buffer.from(await somePdf().arrayBuffer()).toString('base64');
    expect(copy.data.tickets).toMatchObject([
      {
        number,
        messages: [
          { text: 'My secret' },
          { text: 'And the bill', attachments: [{ name: 'bill.pdf', content: pdf }] },
        ],
      },
    ]);
    expect(JSON.stringify(copy)).not.toContain('Ours alone');
    const erased = await desk.call('POST', `${shoppers}/erase`, {
      token,
      body: { email, reason: 'Asked' },
    });
    expect(erased.status).toBe(200);
    const left = await desk.get(`tickets/${number}`);
    expect(left).toMatchObject({ name: '-', subject: '-', messages: [] });
    await deleteUnusedAttachments(db, desk.files, new Date());
    const rows = await db
      .select()
      .from(supportAttachments)
      .where(eq(supportAttachments.id, file.id));
    expect(rows).toEqual([]);
  });
});
