import { randomSecret } from '../../accounts';

const prefix = 'view_';

/** A token with which an operator reads the area of a store. */
export const newViewToken = (): string => prefix + randomSecret();

export const isViewToken = (bearer: string): boolean => bearer.startsWith(prefix);
