import { chooseCategory, chooseHsn } from './choose';
import type { Judged, Knowledge } from './judged';

const goods = { category: 'Kitchen', tags: '', name: 'Steel tumbler' };
const row = () => ({ fields: {}, asks: [], notes: [] }) as unknown as Judged;

/** Knowledge of a market that proposes category 1, and a likely HSN code for goods of any category. */
const knowing = (answers: Record<string, string>) =>
  ({
    choices: ({ kind }: { kind: string }) => answers[kind],
    propose: {
      category: () => ({ id: 1, certainty: 'likely' }),
      hsn: () => ({ hsn: '7323', certainty: 'likely' }),
    },
    catalogue: {
      slugOfCategory: (id: number) => `category-${id}`,
      hsnOfCategory: () => undefined,
      isCategory: () => true,
    },
  }) as unknown as Knowledge;

/** Chooses category and HSN code as the check does; returns both, and the kinds of questions. */
function chosen(answers: Record<string, string>) {
  const [one, knowledge] = [row(), knowing(answers)];
  const ofCategory = chooseCategory([one], {}, undefined, goods, knowledge);
  const given = { category: ofCategory.category };
  const ofHsn = chooseHsn([one], given, undefined, goods, { ...knowledge, ...ofCategory });
  return {
    category: ofCategory.category,
    hsn: ofHsn.hsn,
    isOpen: ofCategory.isProposed || ofHsn.isProposed,
    asked: one.asks.map(({ kind }) => kind),
  };
}

it('asks for category and HSN code in one round', () => {
  expect(chosen({}).asked).toEqual(['category', 'hsn']);
});

it('keeps a likely HSN code open while only the proposed category is confirmed', () => {
  expect(chosen({ category: '1' })).toEqual({
    ...{ category: 1, hsn: '7323', isOpen: true, asked: ['category', 'hsn'] },
  });
});

it('asks for no HSN code anew once another category was chosen', () => {
  expect(chosen({ category: '2' })).toEqual({
    ...{ category: 2, hsn: '7323', isOpen: false, asked: ['category'] },
  });
});
