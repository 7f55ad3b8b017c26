import { NotFoundScreen } from '@/components/shell/not-found-page';

/** Shown by Next's own `notFound()`; pages render NotFoundPage themselves. */
export default function NotFound() {
  return <NotFoundScreen />;
}
