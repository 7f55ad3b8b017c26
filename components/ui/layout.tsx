import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };

/** The maximum width of the content and its side padding. */
export function Container({ children, className }: Props) {
  return <div className={clsx('mx-auto w-full max-w-7xl px-4 sm:px-6', className)}>{children}</div>;
}

/** The main area of a page: owns the distance between its sections. */
export function Page({ children, className }: Props) {
  return (
    <Container className={clsx('flex flex-col gap-8 py-5 sm:gap-10 sm:py-6', className)}>
      {children}
    </Container>
  );
}

type SectionProps = Props & { title?: ReactNode; aside?: ReactNode; id?: string };

/** A titled section of a page; `aside` is at the end of the title's line. */
export function Section({ title, aside, children, className, id }: SectionProps) {
  return (
    <section
      className={clsx('flex min-w-0 flex-col gap-4', className)}
      aria-labelledby={title && id ? id : undefined}
    >
      {title && (
        <div className="flex items-baseline justify-between gap-4">
          <h2 id={id} className="text-xl font-bold sm:text-2xl">
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
