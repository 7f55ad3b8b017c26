import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  TicketTemplate,
  ticketTemplateBodySchema,
} from '@/lib/contract/schemas/operators/tickets';
import { filledFields, translationsIn } from '@/lib/i18n/translated';
import type { Database } from '../../../kernel/db/connection';
import { constraintOf } from '../../../kernel/db/errors';
import { firstRow } from '../../../kernel/db/first-row';
import { supportTemplates } from '../../../kernel/db/schema/content';
import { transact } from '../../../kernel/db/transaction';
import { InvalidFields, NotFound } from '../../../kernel/errors';

type Body = z.output<typeof ticketTemplateBodySchema>;
type Row = typeof supportTemplates.$inferSelect;

const toTemplate = ({
  createdAt: _,
  updatedAt: __,
  translations,
  ...row
}: Row): TicketTemplate => ({
  ...row,
  ...filledFields({ translations }, 'text'),
});

const valuesOf = (body: Body) => ({
  ...{ name: body.name, topic: body.topic, text: body.text },
  translations: translationsIn(body, ['text']),
});

/** Returns all reply templates, by name. */
export async function listTemplates(db: Database): Promise<TicketTemplate[]> {
  const rows = await db.select().from(supportTemplates).orderBy(asc(supportTemplates.name));
  return rows.map(toTemplate);
}

/** @throws {InvalidFields} template_name_taken */
export async function addTemplate(db: Database, body: Body): Promise<TicketTemplate> {
  const rows = transact(db, (tx) => tx.insert(supportTemplates).values(valuesOf(body)).returning());
  return toTemplate(firstRow(await rows.catch(nameTaken)));
}

/**
 * @throws {NotFound} ticket_template_gone
 * @throws {InvalidFields} template_name_taken
 */
export async function changeTemplate(
  db: Database,
  id: number,
  body: Body,
): Promise<TicketTemplate> {
  const changed = transact(db, (tx) =>
    tx
      .update(supportTemplates)
      .set({ ...valuesOf(body), updatedAt: sql`now()` })
      .where(eq(supportTemplates.id, id))
      .returning(),
  );
  const [row] = await changed.catch(nameTaken);
  if (!row) throw new NotFound('ticket_template_gone');
  return toTemplate(row);
}

/** @throws {NotFound} ticket_template_gone */
export async function removeTemplate(db: Database, id: number): Promise<void> {
  const [row] = await transact(db, (tx) =>
    tx
      .delete(supportTemplates)
      .where(eq(supportTemplates.id, id))
      .returning({ id: supportTemplates.id }),
  );
  if (!row) throw new NotFound('ticket_template_gone');
}

function nameTaken(error: unknown): never {
  if (constraintOf(error) !== 'support_templates_name_key') throw error;
  throw new InvalidFields({ name: 'template_name_taken' });
}
