import { reportQuestion } from '@/lib/api/questions';
import { ApiError } from '@/lib/api/request';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';

/** Reports a question, and says what came of it. */
export async function report(lang: Locale, id: number): Promise<void> {
  try {
    const { message } = await reportQuestion(lang, id);
    if (message) toast.success(message);
  } catch (failure) {
    if (failure instanceof ApiError) toast.error(failure.message);
  }
}
