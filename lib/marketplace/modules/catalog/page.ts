/** A page of a list; the first is 1. */
export type Page = { page: number; limit: number };

export const pageOf = <One>(all: readonly One[], { page, limit }: Page) =>
  all.slice((page - 1) * limit, page * limit);
