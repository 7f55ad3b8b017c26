import { Picture } from '@/components/ui/picture';
import { Link } from '../navigation/link';

type Props = { href: string; name: string; image: string | null; size: 'large' | 'small' };

const looks = {
  large: { sizes: '48px', picture: 'size-12', link: 'gap-3 p-2 font-semibold' },
  small: { sizes: '36px', picture: 'size-9', link: 'min-h-12 gap-2.5 p-1.5 text-[0.9375rem]' },
};

/** An entry of a menu. */
export function PictureLink({ href, name, image, size }: Props) {
  const { sizes, picture, link } = looks[size];
  return (
    <Link href={href} className={`flex items-center rounded-control hover:bg-sunken ${link}`}>
      <Picture src={image} alt="" sizes={sizes} className={`rounded-control ${picture}`} />
      <span className="min-w-0">{name}</span>
    </Link>
  );
}
