import type { Database } from '../../kernel/db/connection';
import { mailOutbox } from '../../kernel/db/schema/mails';
import { insertImport } from './import';
import { insertListingStates } from './listing-states';
import { openMarket } from './market';
import { insertOpenQuestions } from './open-questions';
import { insertReturns } from './returns';
import { insertSettlements } from './settlements';
import { insertShipments } from './shipments';

/**
 * The demo vendor's store at work: listings, shipments, returns and settlements in every state, and whatever
 * waits for its members.
 */
export async function insertDemoStore(db: Database, now: Date): Promise<void> {
  const market = await openMarket(db, now);
  if (!market) return;
  await insertListingStates(db, market);
  await insertSettlements(db, market);
  await insertReturns(db, market);
  await insertShipments(db, market);
  await insertOpenQuestions(db, market);
  await insertImport(db, market);
  // Nobody waits for mails about invented orders.
  await db.delete(mailOutbox);
}
