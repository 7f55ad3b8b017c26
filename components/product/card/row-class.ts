/** Classes of a `Scroller` of product cards. */
export const rowClass =
  '-mx-4 auto-cols-[min(44vw,12.5rem)] gap-3 px-4 py-1 sm:mx-0 sm:auto-cols-[13rem] sm:gap-4 sm:px-0 [&>li]:snap-start';
