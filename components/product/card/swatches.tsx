import { useTranslations } from 'next-intl';

const shown = 4;

/** The colours a product comes in, as dots. */
export function Swatches({ codes }: { codes: string[] }) {
  const t = useTranslations('offer');
  const more = codes.length - shown;
  return (
    <p className="product-card-swatches">
      <span className="sr-only">{t('colours', { count: codes.length })}</span>
      {codes.slice(0, shown).map((code) => (
        <i key={code} style={{ background: code }} />
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
    </p>
  );
}
