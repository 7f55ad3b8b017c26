import type { Database } from '../../kernel/db/connection';
import { users } from '../../kernel/db/schema/accounts';
import { demoPhone } from '../accounts';
import type { Buyer } from '../demo-store/buyers';
import { randomOf } from '../random';
import { demoStores } from '../stores';

const day = 86_400_000;
/** The number of shoppers who buy all over the market. */
const size = 40;

const firstNames = [
  ...['Aditi', 'Bhavna', 'Chetan', 'Deepa', 'Farhan', 'Gaurav', 'Harini', 'Ishita', 'Jaspreet'],
  ...['Kabir', 'Lakshmi', 'Manoj', 'Nandini', 'Pooja', 'Rahul', 'Sana', 'Tanvi', 'Uday', 'Vidya'],
  'Zoya',
] as const;
const lastNames = ['Rao', 'Sharma', 'Khan', 'Nair', 'Das', 'Patil', 'Gupta', 'Bose'] as const;
const streets = ['Demo Street', 'Demo Colony', 'Demo Nagar', 'Demo Enclave', 'Demo Lane'] as const;

function invent(index: number) {
  const random = randomOf('crowd', index);
  const first = firstNames[index % firstNames.length] ?? 'Aditi';
  const last = random.pick(lastNames);
  // They live where the demo's stores are: these pincodes are real.
  const [city, state, , pincode] = random.pick(demoStores).place;
  return {
    ...{ first, last, email: `${first}.${index + 1}@demo.haat.example`.toLowerCase() },
    ...{ locale: random.next() < 0.7 ? ('en' as const) : ('hi' as const) },
    address: {
      full_name: `${first} ${last}`,
      phone: demoPhone(200 + index),
      full_address: `${random.between(1, 240)} ${random.pick(streets)}`,
      ...{ city, state, pincode },
    },
  };
}

/** Inserts the shoppers of the living market; none of them can sign in. */
export async function insertCrowd(db: Database, now: Date): Promise<Buyer[]> {
  const people = Array.from({ length: size }, (_, index) => invent(index));
  const rows = await db
    .insert(users)
    .values(
      people.map(({ first, last, email }, index) => {
        const since = new Date(now.getTime() - (95 + index) * day);
        return {
          ...{ firstName: first, lastName: last, email, passwordHash: '-' },
          ...{ verifiedAt: since, createdAt: since },
        };
      }),
    )
    .returning({ id: users.id, email: users.email });
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return people.map(({ email, locale, address }) => ({ id: ids.get(email) ?? 0, locale, address }));
}
