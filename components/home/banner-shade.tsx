/**
 * A light background for the text of an uploaded banner, whose picture may be dark; the shop's own pictures are
 * light.
 */
export function BannerShade({ image }: { image: string }) {
  if (!image.startsWith('/api/uploads/')) return null;
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 left-0 w-3/4 bg-linear-to-r from-picture-shade from-55% to-transparent opacity-90"
    />
  );
}
