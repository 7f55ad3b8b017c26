import type { ReviewTopic } from '../catalogue/product-type';
import { type Random, randomOf } from '../random';
import { reviewExtras } from '../reviews/review-extras';
import type { Mood } from '../reviews/review-text';
import { latinNames, nagariNames } from '../reviews/reviewers';
import { type DemoReview, moods, textsFor } from '../reviews/reviews-of';

type About = { topic: ReviewTopic; popularity: number; since: Date; now: Date };

const latinInitials = [...'ABCDGHJKLMNPRSTV'];
const nagariInitials = [...'अकगचजतदनपबमरलवसह'];

/** Returns one to five stars as in life: most five, then four, and more ones than twos. */
const starsFor = (quality: number, random: Random) =>
  1 + random.weighted([5 - quality, 2.5 - quality / 2, 5, 12 + quality * 3, 14 + quality * 11]);

/** Returns a first name of the reviewers with another initial. */
function authorOf(locale: 'en' | 'hi', random: Random): string {
  const name = random.pick(locale === 'en' ? latinNames : nagariNames).split(' ')[0];
  return `${name} ${random.pick(locale === 'en' ? latinInitials : nagariInitials)}.`;
}

/** Returns what a review says: a third only a title, some two things at once. */
function wordsOf(topic: ReviewTopic, locale: 'en' | 'hi', mood: Mood, random: Random) {
  const texts = textsFor(topic, locale, mood);
  const [one, other] = [random.pick(texts), random.pick(texts)];
  const share = random.next();
  const comment =
    share < 0.34 ? '' : share < 0.72 || one === other ? one[1] : `${one[1]} ${other[1]}`;
  const title = share < 0.72 ? one[0] : random.pick(texts)[0];
  return { title: title.normalize('NFC'), comment: comment.normalize('NFC') };
}

/**
 * Returns `count` more reviews of a listing, written since it was listed, the same for the same listing. The
 * better the product (`popularity`, 0–1), the more fives.
 */
export function manyReviews(
  listing: string,
  count: number,
  { topic, popularity, since, now }: About,
): DemoReview[] {
  const random = randomOf('many reviews', listing);
  const quality = 0.4 + popularity * 1.4 + random.next() * 1.6;
  return Array.from({ length: Math.max(0, count) }, (_, n) => {
    const locale = random.next() < 0.62 ? ('en' as const) : ('hi' as const);
    const rating = starsFor(quality, random);
    const age = random.next() * (now.getTime() - since.getTime()) * 0.92;
    return {
      ...{ authorName: authorOf(locale, random), locale, rating },
      ...wordsOf(topic, locale, moods[rating] ?? 'delighted', random),
      createdAt: new Date(now.getTime() - age),
      ...reviewExtras(`${listing} more`, n, { locale, rating, age, now }),
    };
  });
}
