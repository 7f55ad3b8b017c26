import type { ReviewTopic } from '../catalogue/product-type';

type Words = readonly [title: string, comment: string];

/** The satisfaction of the reviewer: 5 stars, 4, 3, and below. */
export type Mood = 'delighted' | 'pleased' | 'mixed' | 'unhappy';
export type Moods = Record<Mood, readonly Words[]>;
export type TopicTexts = Record<Exclude<ReviewTopic, 'general'>, Moods>;
