type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click on a link means "go there here", and nobody has handled it; not a new tab, nor a download. */
export const isPlainClick = (click: Click) =>
  !(
    click.button ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey ||
    click.defaultPrevented
  );
