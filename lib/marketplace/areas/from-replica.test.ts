import { contract } from '@/lib/contract/contract';
import type { Row } from '@/lib/contract/row';

/** Public reads that must see another caller's latest write, or that read no database. */
const fromPrimary: Record<string, string> = {
  '/api/health': 'says how the primary is',
  '/api/shorten-url/{code}': 'a link is opened as soon as it was sent',
  '/api/payments/methods': 'money',
  '/api/support-tickets/{number}': 'an answer is read behind the mail that tells of it',
  '/api/support-tickets/{number}/attachments/{id}': 'as its ticket',
  '/api/seller/join': 'an invitation is opened as soon as it was sent',
  '/api/home/preview': 'an operator looks at what was just saved',
  '/api/uploads/{folder}/{file}': 'reads files',
  '/api/whatsapp/webhook': 'reads no database',
};

const rows: Row[] = Object.values(contract).flatMap((of) => Object.values(of));
const reads = rows.filter(({ method, access }) => method === 'GET' && access === 'everybody');

it('every public read may come from a replica, or is named here with why not', () => {
  const others = reads.filter((row) => !row.fromReplica).map(({ path }) => path);
  expect(others.sort()).toEqual(Object.keys(fromPrimary).sort());
});

it('nothing else may', () => {
  expect(rows.filter((row) => row.fromReplica && !reads.includes(row))).toEqual([]);
});
