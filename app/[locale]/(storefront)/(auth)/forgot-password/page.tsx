import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/sign-in/auth-card';
import { ForgotPasswordForm } from '@/components/account/sign-in/forgot-password-form';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('auth', 'forgot_title');

export default async function ForgotPasswordPage() {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('forgot_title')} hint={t('forgot_hint')}>
      <ForgotPasswordForm />
    </AuthCard>
  );
}
