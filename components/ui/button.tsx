import clsx from 'clsx';
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement } from 'react';
import { Spinner } from './spinner';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-semibold ' +
  'transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ' +
  // Forced-colours mode removes backgrounds; the border distinguishes a button from text.
  'forced-colors:border forced-colors:border-[color:ButtonBorder]';

const looks = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  accent: 'bg-accent text-on-accent hover:brightness-105',
  outline: 'border border-line-strong bg-card text-ink hover:bg-sunken',
  quiet: 'text-brand hover:bg-brand-soft',
  danger: 'border border-bad/40 bg-card text-bad hover:bg-bad-soft',
};

type Props = ComponentProps<'button'> & {
  look?: keyof typeof looks;
  /** Styles its only child, e.g. a link, as the button. */
  asChild?: boolean;
  /** Shows a spinner and ignores clicks, but keeps the focus, unlike a disabled button. */
  busy?: boolean;
};

/** Prevents a click, or Enter in a field of the form, from submitting. */
const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({ look = 'primary', asChild, busy, className, children, ...props }: Props) {
  const classes = clsx(base, looks[look], className);
  if (asChild) {
    const child = children as ReactElement<{ className?: string }>;
    return cloneElement(child, { className: clsx(classes, child.props.className) });
  }
  const waits = busy || props['aria-disabled'] === true;
  return (
    <button
      type="button"
      className={classes}
      {...props}
      // Set only while busy: a handler would keep a server component from rendering the button.
      onClick={waits ? ignore : props.onClick}
      aria-disabled={waits || undefined}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {/* The text has its own element, since a translated page may have moved the text node when the spinner
          appears. */}
      <span className="contents">{children}</span>
    </button>
  );
}
