import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };
type PageProps = Props & {
  /** Uses a wide screen for more products. */
  wide?: boolean;
};

/** The maximum width of the content and its side padding. */
export function Container({ children, className, wide }: PageProps) {
  const width = wide ? 'max-w-[100rem]' : 'max-w-7xl';
  return <div className={clsx('mx-auto w-full px-4 sm:px-6', width, className)}>{children}</div>;
}

/** The main area of a page: owns the spacing between its sections. */
export function Page({ children, className, wide = false }: PageProps) {
  return (
    <Container
      wide={wide}
      className={clsx('flex flex-col gap-8 py-5 sm:gap-10 sm:py-6', className)}
    >
      {children}
    </Container>
  );
}

/** The main area of a list, whose products begin near the top of the screen. */
export function ListPage({ children }: { children: ReactNode }) {
  return (
    <Container wide className="relative flex flex-col gap-1 pt-1.5 pb-5 sm:gap-4 sm:pt-4 sm:pb-6">
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
