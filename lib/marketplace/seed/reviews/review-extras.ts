import { randomOf } from '../random';

const day = 86_400_000;

/** Additions of others to a demo review, and its pictures among the product's. */
export type ReviewExtras = {
  helpfulCount: number;
  reply: string | null;
  repliedAt: Date | null;
  /** Indexes of the product's pictures. */
  views: number[];
};

const replies = {
  en: {
    content: [
      'Thank you for writing! It is good to know that it reached you well.',
      'Thank you. We have read your review aloud to the whole packing team.',
      'So glad you like it. See you again soon.',
    ],
    unhappy: [
      'We are sorry about this. Please return it from “My orders” while the return days run, and we will make it good.',
      'Thank you for telling us. We have shown your review to the people who pack our parcels.',
      'Sorry that it is not what you expected. Our care team will gladly help; the address is in the seller details.',
    ],
  },
  hi: {
    content: [
      'लिखने के लिए धन्यवाद! जानकर अच्छा लगा कि सामान सही पहुँचा।',
      'धन्यवाद। आपका रिव्यू हमने अपनी पूरी पैकिंग टीम को पढ़कर सुनाया।',
      'ख़ुशी हुई कि आपको पसंद आया। फिर मिलेंगे।',
    ],
    unhappy: [
      'असुविधा के लिए माफ़ करें। वापसी के दिनों में “मेरे ऑर्डर” से इसे लौटाएँ, हम इसे ठीक करेंगे।',
      'बताने के लिए धन्यवाद। आपका रिव्यू हमने पैकिंग टीम को दिखाया है।',
      'माफ़ करें कि यह आपकी उम्मीद जैसा नहीं निकला। हमारी ग्राहक सेवा मदद करेगी; पता विक्रेता की जानकारी में है।',
    ],
  },
} as const;

type About = { locale: 'en' | 'hi'; rating: number; age: number; now: Date };

/** Returns votes, the store's reply and pictures of review `i` of a listing. */
export function reviewExtras(listing: string | number, i: number, about: About): ReviewExtras {
  const { locale, rating, age, now } = about;
  const random = randomOf('review extras', listing, i);
  const isUnhappy = rating < 4;
  const helpfulCount = Math.floor(random.next() ** 3 * (isUnhappy ? 14 : 22));
  const hasReply = age > 4 * day && random.next() < (isUnhappy ? 0.6 : 0.1);
  const reply = random.pick(replies[locale][isUnhappy ? 'unhappy' : 'content']).normalize('NFC');
  const repliedAt = new Date(now.getTime() - age + random.between(6, 70) * 3_600_000);
  const share = random.next();
  const views = isUnhappy || share > 0.16 ? [] : share > 0.06 ? [1] : [1, 2];
  return {
    helpfulCount,
    reply: hasReply ? reply : null,
    repliedAt: hasReply ? repliedAt : null,
    views,
  };
}
