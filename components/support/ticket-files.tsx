'use client';

import { useTranslations } from 'next-intl';
import { FileText } from '@/components/ui/icons';
import type { TicketAttachment } from '@/lib/contract/schemas/support';
import { number } from '@/lib/storefront/format';

type Props = { files: readonly TicketAttachment[]; hrefOf: (id: string) => string };

const megabyte = 1024 * 1024;

/** The files of a message: a picture opens in a new tab, a PDF is downloaded. */
export function TicketFiles({ files, hrefOf }: Props) {
  const t = useTranslations('support');
  if (!files.length) return null;
  const sizeOf = (bytes: number) =>
    t('megabytes', { size: number(Math.max(0.1, bytes / megabyte), 1) });
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map(({ id, name, kind, bytes }) => (
        <li key={id}>
          <a
            href={hrefOf(id)}
            target={kind === 'picture' ? '_blank' : undefined}
            rel="noreferrer"
            className="flex min-h-11 max-w-72 items-center gap-2 rounded-control border border-line bg-card p-1 pr-3 text-sm hover:bg-sunken"
          >
            {kind === 'picture' ? (
              // biome-ignore lint/performance/noImgElement: a private upload in its own size
              <img
                src={hrefOf(id)}
                alt=""
                loading="lazy"
                className="size-12 rounded-control bg-picture object-cover"
              />
            ) : (
              <FileText aria-hidden className="m-2 size-6 text-brand" />
            )}
            <span className="min-w-0 wrap-anywhere">
              {t('file_of', { name, size: sizeOf(bytes) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
