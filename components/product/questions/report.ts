import { answerOf, call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';

/** Reports a question, and shows the result in a toast. */
export async function report(lang: Locale, id: number): Promise<void> {
  try {
    const { message } = await answerOf(
      call('POST /api/questions/{id}/report', { params: { id }, lang }),
    );
    if (message) toast.success(message);
  } catch (failure) {
    if (failure instanceof ApiError) toast.error(failure.message);
  }
}
