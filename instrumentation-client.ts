import { recordEarlyTyping } from '@/components/ui/early-typing';
import { followTranslation } from '@/lib/storefront/browser/translated-texts';

try {
  followTranslation();
  recordEarlyTyping();
} catch {
  // A browser that forbids the change goes without it.
}
