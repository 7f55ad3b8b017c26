import type { ReviewTopic } from '../catalogue/product-type';
import { type Random, randomOf, shuffled } from '../random';
import { required } from '../required';
import { englishGeneral } from './english-general';
import { englishTopics } from './english-topics';
import { hindiGeneral } from './hindi-general';
import { hindiTopics } from './hindi-topics';
import { type ReviewExtras, reviewExtras } from './review-extras';
import type { Mood } from './review-text';
import { latinNames, nagariNames } from './reviewers';

export type DemoReview = {
  authorName: string;
  locale: 'en' | 'hi';
  rating: number;
  title: string;
  comment: string;
  createdAt: Date;
} & ReviewExtras;

const general = { en: englishGeneral, hi: hindiGeneral };
const topics = { en: englishTopics, hi: hindiTopics };
export const moods: Mood[] = ['unhappy', 'unhappy', 'unhappy', 'mixed', 'pleased', 'delighted'];

export const textsFor = (topic: ReviewTopic, locale: 'en' | 'hi', mood: Mood) => [
  ...(topic === 'general' ? [] : topics[locale][topic][mood]),
  ...general[locale][mood],
];

/** Returns one to five stars; the better the product, the more fives. */
const starsFor = (quality: number, random: Random) =>
  1 + random.weighted([4 - quality, 4 - quality, 6, 12 + quality * 3, 8 + quality * 9]);

type Wanted = { count: number; popularity: number; since: Date; now: Date };

/**
 * Returns the reviews of a listing: as many as wanted, no text twice, written since it was listed.
 * `popularity` (0–1) raises the stars a little.
 */
export function reviewsOf(
  listing: string | number,
  topic: ReviewTopic,
  { count, popularity, since, now }: Wanted,
): DemoReview[] {
  const random = randomOf('reviews', listing);
  const quality = 0.6 + popularity * 1.6 + random.next();
  const unused = new Map<string, ReturnType<typeof textsFor>>();
  const reviews: DemoReview[] = [];
  const authors = { en: shuffled(latinNames, random), hi: shuffled(nagariNames, random) };
  for (let i = 0; i < count; i++) {
    const locale = random.next() < 0.55 ? 'en' : 'hi';
    const rating = starsFor(quality, random);
    const mood = moods[rating] ?? 'delighted';
    const key = `${locale} ${mood}`;
    const texts = unused.get(key) ?? shuffled(textsFor(topic, locale, mood), random);
    unused.set(key, texts);
    const text = texts.pop();
    if (!text) continue;
    const age = random.next() * (now.getTime() - since.getTime()) * 0.9;
    reviews.push({
      authorName: required(authors[locale][i], `reviewer number ${i}`),
      locale,
      rating,
      title: text[0].normalize('NFC'),
      comment: text[1].normalize('NFC'),
      createdAt: new Date(now.getTime() - age),
      ...reviewExtras(listing, i, { locale, rating, age, now }),
    });
  }
  return reviews;
}

/** Returns the number of reviews of a SKU: 0 to 12, about four on average; new ones have hardly any yet. */
export function reviewCountOf(popularity: number, since: Date, now: Date): number {
  const days = (now.getTime() - since.getTime()) / 86_400_000;
  return Math.min(Math.floor(13 * popularity ** 1.6), Math.floor(days / 3));
}
