import { home } from './departments-home';
import { living } from './departments-living';
import { wear } from './departments-wear';

/** The tree of categories. */
export const departments = [...wear, ...home, ...living] as const;

export type DepartmentSlug = (typeof departments)[number]['self'][0];
export type CategorySlug = (typeof departments)[number]['children'][number][0];
