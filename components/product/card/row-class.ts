/** Classes of a `Scroller` of product cards. */
export const rowClass =
  '-mx-4 auto-cols-[min(44vw,12.5rem)] gap-2 px-4 py-1 sm:mx-0 sm:auto-cols-[11.5rem] sm:gap-3 sm:px-0 lg:auto-cols-[calc((100%-3.75rem)/6)] [&>li]:snap-start';
