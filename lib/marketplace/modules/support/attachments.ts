import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { TicketAttachment } from '@/lib/contract/schemas/support';
import { attachmentLimit } from '@/lib/contract/schemas/support-topics';
import { normalised } from '@/lib/text/normalised';
import type { Database } from '../../kernel/db/connection';
import {
  supportAttachments,
  supportMessages,
  supportTickets,
} from '../../kernel/db/schema/content';
import { InvalidFields, NotFound } from '../../kernel/errors';
import { asPicture, type Files, PictureRefused } from '../files';

/** The time for which a file may wait for its message. */
const unusedFor = 24 * 3600 * 1000;
/** The most files in a round, so that none takes long. */
const most = 200;

const keyOf = (id: string) => `tickets/${id}`;

/**
 * Stores a file for a message that is being written: a picture redrawn, a PDF unchanged. Its id is random,
 * and whoever knows it may use it once.
 * @throws {InvalidFields} attachment_type, attachment_big, picture_pixels
 * @throws {DomainError} 503 pictures_busy
 */
export async function addAttachment(
  db: Database,
  files: Files,
  file: File,
): Promise<TicketAttachment> {
  const { kind, bytes } = await contentOf(file);
  return keep(db, files, { kind, name: nameOf(file.name, kind), bytes });
}

/** Stores a mail unchanged, named by its subject. */
export const addMailFile = (
  db: Database,
  files: Files,
  { subject, raw }: { subject: string; raw: ArrayBuffer },
): Promise<TicketAttachment> =>
  keep(db, files, { kind: 'mail', name: nameOf(subject, 'mail'), bytes: Buffer.from(raw) });

type Content = { kind: TicketAttachment['kind']; name: string; bytes: Buffer };

async function keep(
  db: Database,
  files: Files,
  { bytes, ...facts }: Content,
): Promise<TicketAttachment> {
  const kept = { id: randomUUID(), ...facts, bytes: bytes.length };
  await files.privateFiles.keep(keyOf(kept.id), bytes);
  await db.insert(supportAttachments).values(kept);
  return kept;
}

async function contentOf(file: File) {
  if (file.size > attachmentLimit) throw new InvalidFields({ file: 'attachment_big' });
  const start = Buffer.from(await file.slice(0, 5).arrayBuffer());
  if (start.toString('latin1') === '%PDF-') {
    return { kind: 'pdf' as const, bytes: Buffer.from(await file.arrayBuffer()) };
  }
  const { bytes } = await asPicture(file, 'review').catch((error: unknown) => {
    if (!(error instanceof PictureRefused)) throw error;
    const isType = error.reason === 'picture_type';
    throw new InvalidFields({ file: isType ? 'attachment_type' : error.reason });
  });
  return { kind: 'picture' as const, bytes };
}

/** Returns a name that is safe in a header and on a disk, with the extension of the stored file. */
function nameOf(given: string, kind: TicketAttachment['kind']): string {
  const name = normalised(given, 300)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu, ' ')
    .replace(/\.[^.]{1,5}$/, '')
    .trim();
  return `${[...(name || kind)].slice(0, 80).join('')}.${endings[kind]}`;
}

const endings = { picture: 'webp', pdf: 'pdf', mail: 'eml' } as const;
/** Content types; a mail is never opened by the browser, because it contains everything that was sent. */
const contentTypes = {
  picture: 'image/webp',
  pdf: 'application/pdf',
  mail: 'application/octet-stream',
} as const;

/**
 * Attaches uploaded files to a message.
 * @throws {InvalidFields} attachment_gone for one that is used already, or no longer there
 */
export async function attach(tx: Database, messageId: number, ids: string[] = []): Promise<void> {
  const wanted = [...new Set(ids)];
  if (!wanted.length) return;
  const used = await tx
    .update(supportAttachments)
    .set({ messageId })
    .where(and(inArray(supportAttachments.id, wanted), isNull(supportAttachments.messageId)))
    .returning({ id: supportAttachments.id });
  if (used.length < wanted.length) throw new InvalidFields({ attachments: 'attachment_gone' });
}

/** Returns the files of messages, by the message's id. */
export async function attachmentsOf(
  db: Database,
  messageIds: number[],
): Promise<Map<number, TicketAttachment[]>> {
  const found = new Map<number, TicketAttachment[]>();
  if (!messageIds.length) return found;
  const rows = await db
    .select()
    .from(supportAttachments)
    .where(inArray(supportAttachments.messageId, messageIds))
    .orderBy(supportAttachments.createdAt, supportAttachments.id);
  for (const { messageId, id, name, kind, bytes } of rows) {
    if (messageId === null) continue;
    found.set(messageId, [...(found.get(messageId) ?? []), { id, name, kind, bytes }]);
  }
  return found;
}

/**
 * Sends a file of a ticket or of one that is merged into it: a picture for display, any other only as a
 * download.
 * @throws {NotFound} no_such_file
 */
export async function sendAttachment(
  db: Database,
  files: Files,
  { ticketId, id }: { ticketId: number; id: string },
): Promise<Response> {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const [row] = isId
    ? await db
        .select({ name: supportAttachments.name, kind: supportAttachments.kind })
        .from(supportAttachments)
        .innerJoin(supportMessages, eq(supportMessages.id, supportAttachments.messageId))
        .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
        .where(
          and(
            eq(supportAttachments.id, id),
            or(eq(supportTickets.id, ticketId), eq(supportTickets.mergedIntoId, ticketId)),
          ),
        )
    : [];
  const bytes = row && (await readAttachment(files, id));
  if (!row || !bytes) throw new NotFound('no_such_file');
  const isPicture = row.kind === 'picture';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentTypes[row.kind],
      'Content-Disposition': `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(row.name)}`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    },
  });
}

/** Encodes a file name as RFC 5987 requires. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Reads the stored bytes of a file. */
export const readAttachment = (files: Files, id: string): Promise<Buffer | undefined> =>
  files.privateFiles.read(keyOf(id));

/** Deletes files that have been without a message for a day; returns how many. */
export async function deleteUnusedAttachments(
  db: Database,
  files: Files,
  now: Date,
): Promise<number> {
  const old = db
    .select({ id: supportAttachments.id })
    .from(supportAttachments)
    .where(
      and(
        isNull(supportAttachments.messageId),
        lt(supportAttachments.createdAt, new Date(now.getTime() - unusedFor)),
      ),
    )
    .limit(most);
  const deleted = await db
    .delete(supportAttachments)
    .where(inArray(supportAttachments.id, old))
    .returning({ id: supportAttachments.id });
  for (const { id } of deleted) await files.privateFiles.remove(keyOf(id));
  return deleted.length;
}
