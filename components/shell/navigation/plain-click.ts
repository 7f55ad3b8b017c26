type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** True if a click on a link is an unhandled navigation in this tab, not a new tab or a download. */
export const isPlainClick = (click: Click) =>
  !(
    click.button ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey ||
    click.defaultPrevented
  );
