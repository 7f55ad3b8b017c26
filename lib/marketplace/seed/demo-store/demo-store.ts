import type { Database } from '../../kernel/db/connection';
import { mailOutbox } from '../../kernel/db/schema/mails';
import { insertImport } from './import';
import { insertListingStates } from './listing-states';
import type { Market } from './market';
import { insertOpenQuestions } from './open-questions';
import { insertReturns } from './returns';
import { insertSettlements } from './settlements';
import { insertShipments } from './shipments';

/**
 * Fills the demo vendor's store: listings, shipments, returns and settlements in every state, and open work
 * for its members.
 */
export async function insertDemoStore(db: Database, market: Market): Promise<void> {
  await insertListingStates(db, market);
  await insertSettlements(db, market);
  await insertReturns(db, market);
  await insertShipments(db, market);
  await insertOpenQuestions(db, market);
  await insertImport(db, market);
  // Invented orders send no mails.
  await db.delete(mailOutbox);
}
