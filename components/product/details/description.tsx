import { getTranslations } from 'next-intl/server';

/** The seller's description; blank lines separate paragraphs. */
export async function Description({ text }: { text: string }) {
  const t = await getTranslations('product');
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (!paragraphs.length) return <p className="text-ink-soft">{t('no_description')}</p>;
  return (
    <div className="flex max-w-prose flex-col gap-3 whitespace-pre-line">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
