'use client';

import { Columns3, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/storefront/browser/toast';
import { number } from '@/lib/storefront/format';
import { useAction } from '../use-action';
import type { Column } from './description';
import { exportRows, type Format, mostExported } from './export-rows';
import type { Shown } from './kept-columns';
import { Popover } from './popover';

type Props<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  hidden: ReadonlySet<string>;
  shown: Shown;
  onShow: (shown: Shown) => void;
  total: number;
  readAll: (limit: number, onRead?: (count: number) => void) => Promise<Row[]>;
};

/** The menus beside the filters: which columns are shown, and the export of what is filtered. */
export function ListMenus<Row>(props: Props<Row>) {
  const t = useTranslations('areas.table');
  return (
    <div className="ml-auto flex gap-2">
      <Popover
        name={t('columns')}
        label={
          <>
            <Columns3 aria-hidden className="size-4" />
            <span className="max-xl:hidden">{t('columns')}</span>
          </>
        }
      >
        {() => <ColumnChoice {...props} />}
      </Popover>
      {props.total > 0 && (
        <Popover
          name={t('export')}
          label={
            <>
              <Download aria-hidden className="size-4" />
              <span className="max-xl:hidden">{t('export')}</span>
            </>
          }
        >
          {(close) => <Export {...props} onDone={close} />}
        </Popover>
      )}
    </div>
  );
}

const line = 'flex min-h-11 cursor-pointer items-center gap-3 text-sm pointer-fine:min-h-9';
const box = 'size-5 accent-brand';

function ColumnChoice<Row>({ columns, hidden, shown, onShow }: Props<Row>) {
  const t = useTranslations('areas.table');
  return (
    <div className="flex flex-col">
      {columns.slice(1).map(({ key, label }) => (
        <label key={key} className={line}>
          <input
            type="checkbox"
            className={box}
            checked={!hidden.has(key)}
            onChange={({ target }) =>
              onShow({ ...shown, columns: { ...shown.columns, [key]: target.checked } })
            }
          />
          {label}
        </label>
      ))}
      <label className={`${line} mt-1 border-t border-line pt-1`}>
        <input
          type="checkbox"
          className={box}
          checked={shown.isComfortable}
          onChange={({ target }) => onShow({ ...shown, isComfortable: target.checked })}
        />
        {t('comfortable')}
      </label>
      <Button
        look="quiet"
        className="self-start px-2!"
        onClick={() => onShow({ columns: {}, isComfortable: false })}
      >
        {t('reset_columns')}
      </Button>
      <p className="border-t border-line pt-2 text-xs text-ink-soft">{t('keys')}</p>
    </div>
  );
}

function Export<Row>({ name, columns, readAll, onDone }: Props<Row> & { onDone: () => void }) {
  const t = useTranslations('areas.table');
  const { busy, run } = useAction();
  const [read, setRead] = useState(0);
  const save = (format: Format) =>
    run(async () => {
      const rows = await readAll(mostExported, setRead);
      await exportRows(format, name, columns, rows);
      toast.success(t('exported', { count: rows.length }));
      onDone();
    });
  return (
    <div className="flex flex-col gap-2">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button key={format} look="outline" busy={busy} onClick={() => save(format)}>
          {t(`export_${format}`)}
        </Button>
      ))}
      <p role="status" className="text-xs text-ink-soft">
        {busy
          ? t('exporting', { shown: number(read) })
          : t('export_hint', { most: number(mostExported) })}
      </p>
    </div>
  );
}
