import { getLocale, getTranslations } from 'next-intl/server';
import type { Store } from '@/lib/contract/schemas/catalog';
import { addressLine } from '@/lib/i18n/cities/place-line';

/** A seller's legal name, address, GSTIN and care contact. */
export async function SellerFacts({ store }: { store: Store }) {
  const [t, locale] = await Promise.all([getTranslations('store'), getLocale()]);
  const facts = [
    [t('legal_name'), store.legal_name],
    [
      t('address'),
      <bdi key="address" translate="no">
        {addressLine(store.address, store, locale)}
      </bdi>,
    ],
    [t('gstin'), store.gstin],
    [t('care'), <Care key="care" store={store} />],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="-mt-2.5 min-w-0 sm:mt-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const contact = 'inline-flex items-center underline pointer-coarse:min-h-11';

function Care({ store }: { store: Store }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      {store.care_email && (
        <a className={contact} href={`mailto:${store.care_email}`}>
          {store.care_email}
        </a>
      )}
      <a className={contact} href={`tel:+91${store.care_phone}`}>
        {store.care_phone}
      </a>
    </span>
  );
}
