import { Picture } from '@/components/ui/picture';

/** The picture above an article, of twice its height; its title says what it is about. */
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
