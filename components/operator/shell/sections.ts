import type { LucideIcon } from 'lucide-react';
import {
  BadgePercent,
  Banknote,
  ClipboardCheck,
  CreditCard,
  FileClock,
  FileText,
  FileUp,
  FolderTree,
  HeartPulse,
  House,
  IndianRupee,
  Landmark,
  LayoutTemplate,
  LifeBuoy,
  ListChecks,
  MessageCircleQuestion,
  Package,
  PackageSearch,
  Percent,
  ReceiptIndianRupee,
  Scale,
  Settings,
  Star,
  Tags,
  TextSearch,
  TicketPercent,
  Undo2,
  UserSearch,
  Users,
} from 'lucide-react';
import type { Messages } from 'next-intl';
import type { OperatorRole } from '@/lib/api/schemas/operators/roles';

export type Section = {
  href: string;
  name: keyof Messages['operator_shell'];
  icon: LucideIcon;
  /** Heading that it stands under. */
  group?: keyof Messages['operator_shell'];
  /** Who sees it beside owners; without it everybody. */
  roles?: readonly OperatorRole[];
};

/** The sections of the operator area, in the order of its menu. */
export const sections: readonly Section[] = [
  { href: '/operator', name: 'today', icon: House },
  ...grouped('group_orders', [
    { href: '/operator/orders', name: 'orders', icon: Package, roles: ['support', 'finance'] },
    { href: '/operator/returns', name: 'returns', icon: Undo2, roles: ['support', 'finance'] },
    { href: '/operator/refunds', name: 'refunds', icon: IndianRupee, roles: ['finance'] },
    { href: '/operator/cash', name: 'cash', icon: Banknote, roles: ['finance'] },
    { href: '/operator/payments', name: 'payments', icon: CreditCard, roles: ['finance'] },
    { href: '/operator/settlements', name: 'settlements', icon: Landmark, roles: ['finance'] },
    {
      href: '/operator/settlements/adjustments',
      name: 'adjustments',
      icon: Scale,
      roles: ['finance'],
    },
    { href: '/operator/commission', name: 'commission', icon: Percent, roles: ['finance'] },
    { href: '/operator/taxes', name: 'taxes', icon: ReceiptIndianRupee, roles: ['finance'] },
  ]),
  ...grouped('group_people', [
    { href: '/operator/shoppers', name: 'shoppers', icon: UserSearch, roles: ['support'] },
    { href: '/operator/sellers', name: 'sellers', icon: ClipboardCheck, roles: [] },
    { href: '/operator/tickets', name: 'tickets', icon: LifeBuoy, roles: ['support'] },
    {
      href: '/operator/questions',
      name: 'questions',
      icon: MessageCircleQuestion,
      roles: ['support'],
    },
    { href: '/operator/reviews', name: 'reviews', icon: Star, roles: ['support'] },
  ]),
  ...grouped('group_shop', [
    { href: '/operator/home', name: 'home', icon: LayoutTemplate, roles: ['catalogue'] },
    { href: '/operator/content', name: 'content', icon: FileText, roles: ['support'] },
    { href: '/operator/search', name: 'search', icon: TextSearch, roles: ['catalogue'] },
    { href: '/operator/listings', name: 'listings', icon: PackageSearch, roles: ['catalogue'] },
    { href: '/operator/catalogue', name: 'catalogue', icon: ListChecks, roles: ['catalogue'] },
    { href: '/operator/imports', name: 'imports', icon: FileUp, roles: ['catalogue'] },
    { href: '/operator/categories', name: 'categories', icon: FolderTree, roles: ['catalogue'] },
    { href: '/operator/brands', name: 'brands', icon: Tags, roles: ['catalogue'] },
    { href: '/operator/coupons', name: 'coupons', icon: TicketPercent, roles: ['catalogue'] },
    { href: '/operator/deals', name: 'deals', icon: BadgePercent, roles: ['catalogue'] },
  ]),
  ...grouped('group_team', [
    { href: '/operator/health', name: 'health', icon: HeartPulse, roles: [] },
    { href: '/operator/settings', name: 'settings', icon: Settings, roles: [] },
    { href: '/operator/team', name: 'team', icon: Users, roles: [] },
    { href: '/operator/log', name: 'log', icon: FileClock, roles: [] },
  ]),
];

function grouped(group: Section['group'], entries: Section[]): Section[] {
  return entries.map((entry) => ({ ...entry, group }));
}
