/** A light ground for the words of an uploaded banner, whose picture may be dark; those of the shop are light. */
export function BannerShade({ image }: { image: string }) {
  if (!image.startsWith('/api/uploads/')) return null;
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 left-0 w-3/4 bg-linear-to-r from-[#fffaf3] from-55% to-transparent opacity-90"
    />
  );
}
