'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { OperatorHealth } from '@/lib/contract/schemas/operators/health';
import { number } from '@/lib/storefront/format';

type Props = Pick<OperatorHealth, 'process' | 'database' | 'disk' | 'search'>;

const kinds = { embedded: 'PGlite', postgres: 'PostgreSQL' };
const gigabyte = 1_000_000_000;
const size = (bytes: number) =>
  bytes < gigabyte
    ? `${number(Math.round(bytes / 1_000_000))} MB`
    : `${number(Math.round(bytes / 100_000_000) / 10)} GB`;

/** Versions and sizes of the answering process. */
export function ProcessFacts({ process, database, disk, search }: Props) {
  const t = useTranslations('operator_health');
  const format = useFormatter();
  const started = new Date(Date.now() - process.up * 1000);
  const facts = [
    [t('instance'), process.name],
    [t('running_since'), format.relativeTime(started, new Date())],
    [t('memory'), size(process.memory)],
    [t('versions'), `Haat ${process.haat} · Node ${process.node}`],
    [t('database'), `${kinds[database.kind]} ${database.version} · ${size(database.size)}`],
    [t('migrations'), number(database.migrations)],
    ...database.replicas.map(({ name, absence, lag }) => [
      t('replica', { name }),
      absence ? t(`replica_absence.${absence}`) : t('replica_serving', { lag: lag ?? 0 }),
    ]),
    [t('disk'), disk ? t('free_of', { free: size(disk.free), total: size(disk.total) }) : '–'],
    [
      t('search'),
      search.ready
        ? t('searchable', { count: search.products })
        : t('search_starting', { count: search.products }),
    ],
  ];
  return (
    <section aria-labelledby="facts" className="flex flex-col gap-3">
      <h2 id="facts" className="text-xl font-bold">
        {t('this_instance')}
      </h2>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 break-words text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
