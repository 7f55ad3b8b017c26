import type { Database } from '../../kernel/db/connection';
import { productQuestions } from '../../kernel/db/schema/reviews';
import type { Market } from './market';

const hour = 3_600_000;

const asked = [
  ['en', 'Leela', 'Does the blouse piece come with it?', 3],
  ['hi', 'सुनीता', 'क्या इसे घर पर धो सकते हैं?', 16],
  ['en', 'Gurpreet', 'Can you send it before Lohri?', 29],
  ['hi', 'मीरा', 'असली रंग फ़ोटो जैसा ही है?', 52],
] as const;

/** Inserts questions that wait for the demo vendor's answer. */
export async function insertOpenQuestions(db: Database, market: Market): Promise<void> {
  await db.insert(productQuestions).values(
    asked.map(([locale, authorName, question, ago], index) => ({
      productId: market.cloth('saree', index).id,
      authorName,
      locale,
      question: question.normalize('NFC'),
      createdAt: market.ago(ago * hour),
    })),
  );
}
