import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/account/sign-in/auth-card';
import { PageSignIn } from '@/components/account/sign-in/sign-in-form';
import { config } from '@/lib/config';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('auth', 'sign_in');

export default async function SignInPage() {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('sign_in')} hint={t('sign_in_hint')}>
      <PageSignIn byPhone={config.signInByPhone} />
    </AuthCard>
  );
}
