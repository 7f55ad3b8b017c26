'use client';

import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { useListQuery } from '@/components/areas/table/use-list-query';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { ListingView } from '@/lib/contract/schemas/seller/listing-views';

const names = ['q', 'status', 'category', 'stock', 'missing', 'sort'] as const;

const order = (filters: object) => JSON.stringify(Object.entries(filters).sort());

/** The member's saved views of the table: one tap sets filters and order. */
export function SavedViews() {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const { run } = useAction();
  const [isNaming, setNaming] = useState(false);
  const { data: views = [], mutate } = useCall('GET /api/seller/listing-views');
  const { value, open } = useListQuery();
  const present = Object.fromEntries(
    names.flatMap((name) => {
      const set = value(name);
      return set ? [[name, name === 'category' ? Number(set) : set]] : [];
    }),
  ) as ListingView['filters'];
  const isSet = Object.keys(present).length > 0;
  const isShown = (view: ListingView) => order(view.filters) === order(present);

  const change = (work: Promise<ListingView[]>) =>
    run(async () => {
      await mutate(await work, { revalidate: false });
    });

  if (!views.length && !isSet) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label={t('views')} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li
              key={view.id}
              className="flex items-center rounded-full border border-line-strong bg-card has-aria-[pressed=true]:border-brand"
            >
              <button
                type="button"
                aria-pressed={isShown(view)}
                onClick={() =>
                  open(Object.fromEntries(names.map((name) => [name, view.filters[name]])))
                }
                className="min-h-11 rounded-full pr-1 pl-4 text-sm font-medium aria-pressed:text-brand pointer-fine:min-h-9"
              >
                {view.name}
              </button>
              <button
                type="button"
                aria-label={t('remove_view', { name: view.name })}
                onClick={() =>
                  void change(
                    dataOf(
                      call('DELETE /api/seller/listing-views/{id}', {
                        lang,
                        params: { id: view.id },
                      }),
                    ),
                  )
                }
                className="grid size-11 place-items-center rounded-full hover:bg-sunken pointer-fine:size-9"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSet && !views.some(isShown) && (
        <Writes>
          <Button look="quiet" onClick={() => setNaming(true)}>
            {t('save_view')}
          </Button>
        </Writes>
      )}
      {isNaming && (
        <ContractDialog<BodyOf<'PUT /api/seller/listing-views'>>
          title={t('save_view')}
          action={t('save')}
          fields={[
            {
              name: 'name',
              kind: 'line',
              label: t('view_name'),
              hint: t('view_hint'),
              maxLength: 40,
              isRequired: true,
            },
          ]}
          value={{}}
          more={{ filters: present }}
          schema={async () =>
            (await import('@/lib/contract/schemas/seller/listing-views')).listingViewBodySchema
          }
          onClose={() => setNaming(false)}
          onSend={async (body) => {
            const saved = await dataOf(call('PUT /api/seller/listing-views', { lang, body }));
            await mutate(saved, { revalidate: false });
          }}
        />
      )}
    </div>
  );
}
