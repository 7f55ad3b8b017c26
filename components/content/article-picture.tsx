import { Picture } from '@/components/ui/picture';

/** The picture above an article, twice as wide as high; decorative, since the title names the subject. */
export function ArticlePicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      sizes="(min-width: 48rem) 768px, 100vw"
      widest={768}
      width={1600}
      height={800}
      load="first"
      className="w-full rounded-card"
    />
  );
}
