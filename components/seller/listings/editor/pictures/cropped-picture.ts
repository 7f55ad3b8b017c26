import type { PercentCrop } from 'react-image-crop';

/** The chosen part of a loaded picture in its own pixels, as a file to upload. */
export async function croppedPicture(image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const x = Math.round((crop.x / 100) * naturalWidth);
  const y = Math.round((crop.y / 100) * naturalHeight);
  const width = Math.max(
    1,
    Math.min(Math.round((crop.width / 100) * naturalWidth), naturalWidth - x),
  );
  const height = Math.max(
    1,
    Math.min(Math.round((crop.height / 100) * naturalHeight), naturalHeight - y),
  );
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.95));
  if (!blob) throw new Error('the picture could not be cut');
  // A browser that cannot write WebP answers PNG.
  return new File([blob], `cut.${blob.type.split('/')[1]}`, { type: blob.type });
}
