import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/sign-in/auth-card';
import { SignUp } from '@/components/account/sign-in/sign-up';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('auth', 'sign_up_title');

export default async function SignUpPage() {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('sign_up_title')} hint={t('sign_up_hint')}>
      <SignUp />
    </AuthCard>
  );
}
