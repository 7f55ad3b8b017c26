'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractForm } from '@/components/areas/form/contract-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import type { SellerImport } from '@/lib/contract/schemas/seller/imports';
import { useImportSide } from './side';

type Lack = SellerImport['lacks'][number];
type Props = {
  of: SellerImport;
  onDone: (next: SellerImport) => void;
  /** Lists the rows with a problem. */
  onShow: (lack: Lack) => void;
};

/** Missing values with the number of rows that lack each; each can be listed, or filled for all rows at once. */
export function LackList(props: Props) {
  const isLeftOut = ({ problem }: Lack) => problem.startsWith('left_out_');
  const { lacks } = props.of;
  return (
    <>
      <Lacks {...props} lacks={lacks.filter((lack) => !isLeftOut(lack))} name="lacks" />
      <Lacks {...props} lacks={lacks.filter(isLeftOut)} name="left_out" />
    </>
  );
}

function Lacks({
  of,
  onDone,
  onShow,
  lacks,
  name,
}: Props & { lacks: Lack[]; name: 'lacks' | 'left_out' }) {
  const t = useTranslations('seller_imports');
  const { mapsColumns, Writes } = useImportSide();
  const [filling, setFilling] = useState<string>();
  const { state } = of;
  if (!lacks.length) return null;
  return (
    <section aria-labelledby={`import-${name}`} className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id={`import-${name}`} className="text-lg font-semibold">
          {t(name === 'lacks' ? 'lacks' : 'left_out_title')}
        </h2>
        <p className="text-sm text-ink-soft">
          {t(name === 'lacks' ? 'lacks_hint' : 'left_out_hint')}
        </p>
      </div>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {lacks.map((lack) => (
            <li key={lack.problem} className="flex flex-col gap-2 py-2 first:pt-0 last:pb-0">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="min-w-0 flex-1 basis-60">
                  {lack.message}{' '}
                  <span className="text-sm text-ink-soft">
                    {t('lacks_rows', { count: lack.rows })}
                  </span>
                </span>
                <span className="flex flex-wrap">
                  <Button look="quiet" onClick={() => onShow(lack)}>
                    {t('show_rows')}
                    <span className="sr-only">: {lack.message}</span>
                  </Button>
                  {mapsColumns && state === 'checked' && lack.field && (
                    <Writes>
                      <Button
                        look="quiet"
                        aria-expanded={filling === lack.problem}
                        onClick={() =>
                          setFilling(filling === lack.problem ? undefined : lack.problem)
                        }
                      >
                        {t('fill')}
                        <span className="sr-only">: {lack.message}</span>
                      </Button>
                    </Writes>
                  )}
                </span>
              </div>
              {filling === lack.problem && <FillForm id={of.id} lack={lack} onDone={onDone} />}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FillForm({
  id,
  lack: { problem, field, label, rows },
  onDone,
}: {
  id: number;
  lack: Lack;
  onDone: Props['onDone'];
}) {
  const t = useTranslations('seller_imports');
  const lang = useLocale();
  if (!field) return null;
  return (
    <ContractForm<BodyOf<'PUT /api/seller/imports/{id}/rows'>>
      fields={[
        {
          name: 'value',
          kind: 'line',
          label: t('fill_for', { field: label ?? '', count: rows }),
          maxLength: 1000,
          empty: '',
          isRequired: true,
        },
      ]}
      value={{}}
      more={{ field, problem }}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/imports')).importFillBodySchema
      }
      action={t('fill_and_check')}
      isInDialog
      onSend={async (body) =>
        onDone(
          await dataOf(call('PUT /api/seller/imports/{id}/rows', { lang, params: { id }, body })),
        )
      }
    />
  );
}
