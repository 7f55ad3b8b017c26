import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import type { AddressSnapshot } from '../../kernel/db/schema/orders';
import { demoPhone } from '../accounts';

/** An invented shopper who cannot sign in. */
export type Buyer = { id: number; locale: 'en' | 'hi'; address: AddressSnapshot };

const day = 86_400_000;

type Invented = readonly [
  locale: Buyer['locale'],
  first: string,
  last: string,
  login: string,
  ...address: [street: string, city: string, state: string, pincode: string],
];

const invented: readonly Invented[] = [
  ['en', 'Ravi', 'Kumar', 'ravi', '8 Demo Street, Jayanagar', 'Bengaluru', 'Karnataka', '560011'],
  ['hi', 'मीरा', 'अय्यर', 'meera', '२१, डेमो गली, कोथरूड', 'Pune', 'Maharashtra', '411038'],
  [
    'en',
    'Imran',
    'Shaikh',
    'imran',
    '3 Demo Chowk, Hazratganj',
    'Lucknow',
    'Uttar Pradesh',
    '226001',
  ],
  ['hi', 'सुनीता', 'यादव', 'sunita', '५४, डेमो कॉलोनी, कंकड़बाग', 'Patna', 'Bihar', '800020'],
  ['en', 'Leela', 'Menon', 'leela', '16 Demo Lane, Kadavanthra', 'Kochi', 'Kerala', '682020'],
  [
    'en',
    'Gurpreet',
    'Sandhu',
    'gurpreet',
    '9 Demo Avenue, Model Town',
    'Ludhiana',
    'Punjab',
    '141002',
  ],
];

/** Inserts the shoppers who buy from the demo vendor's store. */
export async function insertBuyers(db: Database, now: Date): Promise<Buyer[]> {
  const since = new Date(now.getTime() - 120 * day);
  const rows = await db
    .insert(users)
    .values(
      invented.map(([, firstName, lastName, login]) => ({
        firstName,
        lastName,
        email: `${login}@demo.haat.example`,
        passwordHash: '-',
        verifiedAt: since,
        createdAt: since,
      })),
    )
    .returning({ id: users.id, email: users.email });
  return invented.flatMap(([locale, first, last, login, street, city, state, pincode], index) => {
    const row = rows.find(({ email }) => email === `${login}@demo.haat.example`);
    if (!row) return [];
    const phone = demoPhone(2 + index);
    const address = {
      full_name: `${first} ${last}`,
      phone,
      full_address: street,
      city,
      state,
      pincode,
    };
    return [{ id: row.id, locale, address }];
  });
}
