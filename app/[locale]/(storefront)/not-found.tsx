import { NotFoundScreen } from '@/components/shell/not-found-page';

/** For Next's own `notFound()`; pages show NotFoundPage themselves. */
export default function NotFound() {
  return <NotFoundScreen />;
}
