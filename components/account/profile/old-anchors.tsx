'use client';

import { useEffect } from 'react';
import { useRouter } from '@/lib/i18n/navigation';

/** Where links of mails and bookmarks lead that name a section of the former, single page. */
const movedTo: Record<string, string> = {
  '#orders': '/profile/orders',
  '#addresses': '/profile/addresses',
  '#devices': '/profile/security',
};

export function OldAnchors() {
  const router = useRouter();
  useEffect(() => {
    const path = movedTo[window.location.hash];
    if (path) router.replace(path);
  }, [router]);
  return null;
}
