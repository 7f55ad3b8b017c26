import { productQuestions } from '@/lib/marketplace/kernel/db/schema/reviews';
import type { Database } from '../kernel/db/connection';
import type { DemoProduct } from './products';
import { randomOf, shuffled } from './random';
import { latinNames, nagariNames } from './reviews/reviewers';

const day = 86_400_000;

type Words = readonly [question: string, answer: string];
type Row = DemoProduct['row'];

const returns: Record<Row['returnPolicy'], Record<'en' | 'hi', string>> = {
  return_7: {
    en: 'Yes, within 7 days of delivery. The pick-up is free.',
    hi: 'हाँ, डिलीवरी के 7 दिन के भीतर। सामान आपके घर से ले जाया जाएगा।',
  },
  return_10: {
    en: 'Yes, within 10 days of delivery. The pick-up is free.',
    hi: 'हाँ, डिलीवरी के 10 दिन के भीतर। सामान आपके घर से ले जाया जाएगा।',
  },
  exchange_7: {
    en: 'You can exchange it for another size or colour within 7 days.',
    hi: '7 दिन के भीतर दूसरे साइज़ या रंग से बदल सकते हैं।',
  },
  none: {
    en: 'Only when it arrives damaged, expired or wrong. Then we send another or give the money back.',
    hi: 'सिर्फ़ तब, जब सामान ख़राब, एक्सपायर्ड या गलत मिले। तब हम दूसरा भेजेंगे या पैसे लौटाएँगे।',
  },
};

/** Returns questions that the product's own facts answer. */
function questionsAbout({ returnPolicy, originCountry, gstRate }: Row) {
  const made = originCountry === 'India';
  const en: Words[] = [
    ['Can I send it back if I do not like it?', returns[returnPolicy].en],
    [
      'Where is it made?',
      made ? 'In India.' : `In ${originCountry}. The importer is named under the seller.`,
    ],
    [
      'Do I get a GST invoice with it?',
      gstRate > 0
        ? `Yes. The invoice is in your order once it is packed, with ${gstRate}% GST shown apart.`
        : 'Yes, you get an invoice in your order once it is packed. There is no GST on this product.',
    ],
    [
      'Do you pack it as a gift?',
      'We pack it safely in plain paper, with no price inside. A gift wrap we do not have.',
    ],
  ];
  const hi: Words[] = [
    ['पसंद न आए तो क्या इसे लौटा सकते हैं?', returns[returnPolicy].hi],
    [
      'क्या यह भारत में बना है?',
      made ? 'हाँ, यह भारत में बना है।' : 'नहीं, यह आयात किया गया है। मूल देश और आयातक विक्रेता के साथ लिखे हैं।',
    ],
    [
      'क्या इसके साथ GST वाला इनवॉइस मिलेगा?',
      gstRate > 0
        ? `हाँ। पैकिंग के बाद इनवॉइस आपके ऑर्डर में होगा, जिसमें ${gstRate}% GST अलग से लिखा है।`
        : 'हाँ, पैकिंग के बाद इनवॉइस आपके ऑर्डर में होगा। इस प्रोडक्ट पर GST नहीं लगता।',
    ],
    [
      'क्या सभी शहरों में डिलीवरी होती है?',
      'ज़्यादातर पिनकोड पर हाँ। अपना पिनकोड ऊपर लिखकर देख लें, तारीख़ भी दिखेगी।',
    ],
  ];
  return { en, hi };
}

function questionsOf({ number, sku, row, popularity }: DemoProduct, now: Date) {
  const random = randomOf('questions', number);
  const about = questionsAbout(row);
  // All SKUs of a listing show the questions of its first SKU.
  const count = sku.position > 0 ? 0 : Math.floor(random.next() * 5 * (0.3 + popularity * 0.9));
  const asked = shuffled(
    (['en', 'hi'] as const).flatMap((locale) => about[locale].map((words) => ({ locale, words }))),
    random,
  ).slice(0, count);
  const age = now.getTime() - row.createdAt.getTime();
  return asked.map(({ locale, words: [question, answer] }) => {
    const createdAt = new Date(now.getTime() - (0.1 + random.next() * 0.8) * age);
    return {
      authorName: random.pick(locale === 'hi' ? nagariNames : latinNames),
      locale,
      question: question.normalize('NFC'),
      answer: answer.normalize('NFC'),
      createdAt,
      answeredAt: new Date(
        Math.min(createdAt.getTime() + random.between(1, 40) * 3_600_000, now.getTime() - day / 24),
      ),
    };
  });
}

/** Inserts answered questions about many of the products, in both languages. */
export async function insertQuestions(
  db: Database,
  all: { product: DemoProduct; id: number }[],
  now: Date,
): Promise<void> {
  const rows = all.flatMap(({ product, id: productId }) =>
    questionsOf(product, now).map((question) => ({ productId, ...question })),
  );
  for (let at = 0; at < rows.length; at += 500) {
    await db.insert(productQuestions).values(rows.slice(at, at + 500));
  }
}
