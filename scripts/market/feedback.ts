import type { OpenQuestion } from '@/lib/contract/schemas/questions';
import type { ReviewReport } from '@/lib/contract/schemas/seller/feedback';
import { clockOf } from '@/lib/time/india';
import { type Market, MarketError } from './connect';

/** Prints the questions that wait for an answer, or for a decision after a report. */
export async function listQuestions(market: Market): Promise<void> {
  const questions = await market<OpenQuestion[]>('GET', '/questions');
  if (!questions.length) console.log('No questions waiting.');
  for (const it of questions) {
    const report = it.reported ? ' · reported' : '';
    console.log(`${it.id} · ${it.store} · ${it.product.name}${report}`);
    console.log(`  ${it.author}, ${clockOf(it.created_at)}: ${it.question}`);
    if (it.answer) console.log(`${it.answer.text.replace(/^/gm, '  | ')}`);
  }
}

/** Answers a question in its store's name; the asker is notified by mail. */
export async function answerQuestion(market: Market, [id, answer]: string[]): Promise<void> {
  if (!id || !answer) throw new MarketError('Say which question, and the answer in quotes.');
  await market('POST', `/questions/${encodeURIComponent(id)}/answer`, { answer });
  console.log(`${id}: answered`);
}

/** Keeps a reported question, or removes it. */
export async function decideQuestion(
  market: Market,
  id: string | undefined,
  show: boolean,
): Promise<void> {
  if (!id) throw new MarketError('Say which question.');
  await market('POST', `/questions/${encodeURIComponent(id)}/decide`, { show });
  console.log(`${id}: ${show ? 'shown' : 'hidden'}`);
}

/** Prints the reviews that stores have reported. */
export async function listReports(market: Market): Promise<void> {
  const reports = await market<ReviewReport[]>('GET', '/reviews/reports');
  if (!reports.length) console.log('No reports waiting.');
  for (const it of reports) {
    console.log(`${it.id} · ${it.store} · ${it.product} · ${it.reason}`);
    if (it.comment) console.log(`  the store: ${it.comment}`);
    console.log(`${it.rating} stars ${it.title}\n${it.text}`.replace(/^/gm, '  | '));
  }
}

/** Keeps a reported review permanently, or deletes it. */
export async function decideReport(
  market: Market,
  id: string | undefined,
  show: boolean,
): Promise<void> {
  if (!id) throw new MarketError('Say which report.');
  await market('POST', `/reviews/reports/${encodeURIComponent(id)}/decide`, { show });
  console.log(`${id}: the review is ${show ? 'kept' : 'deleted'}`);
}
