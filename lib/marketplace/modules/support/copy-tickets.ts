import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/connection';
import { supportTickets } from '../../kernel/db/schema/content';
import type { Files } from '../files';
import { readAttachment } from './attachments';
import { viewTicket } from './conversation';

/** The most bytes of files in a copy; of further files the copy has only the names. */
const mostBytes = 15 * 1024 * 1024;

/** Returns all tickets of an address with their messages, and files as base64; without the notes of operators. */
export async function copyOfTickets(
  { db, files }: { db: Database; files: Files },
  email: string,
): Promise<object[]> {
  const rows = await db.select().from(supportTickets).where(eq(supportTickets.email, email));
  let left = mostBytes;
  const copies: object[] = [];
  for (const row of rows) {
    const { id, mergedIntoId, idempotencyKey: _, ...ticket } = row;
    // Its messages are in the ticket that it is merged into.
    const { messages } = mergedIntoId ? { messages: [] } : await viewTicket(db, row);
    const withFiles = [];
    for (const message of messages) {
      const attachments = [];
      for (const file of message.attachments) {
        const content = file.bytes <= left ? await readAttachment(files, file.id) : undefined;
        left -= content?.length ?? 0;
        attachments.push({ ...file, content: content?.toString('base64') ?? null });
      }
      withFiles.push({ ...message, attachments });
    }
    copies.push({ id, ...ticket, messages: withFiles });
  }
  return copies;
}
