import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/sign-in/auth-card';
import { ResetPasswordForm } from '@/components/account/sign-in/reset-password-form';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('auth', 'reset_title');

export default async function ResetPasswordPage() {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('reset_title')} hint={t('reset_hint')}>
      <ResetPasswordForm />
    </AuthCard>
  );
}
