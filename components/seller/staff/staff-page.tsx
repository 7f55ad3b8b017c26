'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Section } from '@/components/ui/layout';
import { getStaff } from '@/lib/api/seller/staff';
import { sellerKeys } from '@/lib/seller/cache';
import { InvitationRow } from './invitation-row';
import { InviteForm } from './invite-form';
import { MemberRow } from './member-row';

/** Who works for the store: members, open invitations, and the form for another. */
export function StaffPage() {
  const t = useTranslations('seller_staff');
  const ts = useTranslations('seller_shell');
  const lang = useLocale();
  const staff = useSWR(sellerKeys.staff(lang), () => getStaff(lang));
  const refresh = () => void staff.mutate();
  return (
    <AreaPage title={ts('staff')} hint={t('hint')}>
      <Writes>
        <Section title={t('invite')} id="invite">
          <InviteForm onInvited={refresh} />
        </Section>
      </Writes>
      <Loaded of={staff}>
        {({ members, invitations }) => (
          <>
            {invitations.length > 0 && (
              <Section title={t('invitations')} id="invitations">
                <ul className="flex flex-col gap-3">
                  {invitations.map((invitation) => (
                    <li key={invitation.id}>
                      <InvitationRow invitation={invitation} onWithdrawn={refresh} />
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Section title={t('members')} id="members">
              <ul className="flex flex-col gap-3">
                {members.map((member) => (
                  <li key={member.id}>
                    <MemberRow member={member} onChanged={refresh} />
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}
