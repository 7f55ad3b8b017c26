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
  HandCoins,
  HeartPulse,
  House,
  IndianRupee,
  Landmark,
  LayoutTemplate,
  LifeBuoy,
  ListChecks,
  MessageCircleQuestion,
  MessageSquareText,
  Package,
  PackageSearch,
  PackageX,
  Percent,
  ReceiptIndianRupee,
  Scale,
  Settings,
  Star,
  Tags,
  TextSearch,
  TicketPercent,
  Truck,
  Undo2,
  UserSearch,
  Users,
} from 'lucide-react';
import type { Messages } from 'next-intl';
import type { Endpoint } from '@/lib/client/call';

export type Section = {
  href: string;
  name: keyof Messages['operator_shell'];
  icon: LucideIcon;
  /** Heading of its menu group. */
  group?: keyof Messages['operator_shell'];
  /** The route that its page reads first; whoever may call it sees the section. */
  reads: Extract<Endpoint, `GET /api/operator/${string}`>;
};

/** The sections of the operator area, in the order of its menu. */
export const sections: readonly Section[] = [
  { href: '/operator', name: 'today', icon: House, reads: 'GET /api/operator/today' },
  ...grouped('group_orders', [
    { href: '/operator/orders', name: 'orders', icon: Package, reads: 'GET /api/operator/orders' },
    { href: '/operator/returns', name: 'returns', icon: Undo2, reads: 'GET /api/operator/returns' },
    {
      href: '/operator/refunds',
      name: 'refunds',
      icon: IndianRupee,
      reads: 'GET /api/operator/refunds',
    },
    {
      href: '/operator/couriers',
      name: 'couriers',
      icon: Truck,
      reads: 'GET /api/operator/courier-bookings',
    },
    {
      href: '/operator/failed-deliveries',
      name: 'failed_deliveries',
      icon: PackageX,
      reads: 'GET /api/operator/failed-deliveries',
    },
    { href: '/operator/cash', name: 'cash', icon: Banknote, reads: 'GET /api/operator/cash' },
    {
      href: '/operator/held-cash',
      name: 'held_cash',
      icon: HandCoins,
      reads: 'GET /api/operator/cash/held',
    },
    {
      href: '/operator/payments',
      name: 'payments',
      icon: CreditCard,
      reads: 'GET /api/operator/payments',
    },
    {
      href: '/operator/settlements',
      name: 'settlements',
      icon: Landmark,
      reads: 'GET /api/operator/settlements',
    },
    {
      href: '/operator/settlements/adjustments',
      name: 'adjustments',
      icon: Scale,
      reads: 'GET /api/operator/adjustments',
    },
    {
      href: '/operator/commission',
      name: 'commission',
      icon: Percent,
      reads: 'GET /api/operator/commission-rates',
    },
    {
      href: '/operator/taxes',
      name: 'taxes',
      icon: ReceiptIndianRupee,
      reads: 'GET /api/operator/tax-figures',
    },
  ]),
  ...grouped('group_people', [
    {
      href: '/operator/shoppers',
      name: 'shoppers',
      icon: UserSearch,
      reads: 'GET /api/operator/shoppers',
    },
    {
      href: '/operator/sellers',
      name: 'sellers',
      icon: ClipboardCheck,
      reads: 'GET /api/operator/vendors',
    },
    {
      href: '/operator/tickets',
      name: 'tickets',
      icon: LifeBuoy,
      reads: 'GET /api/operator/tickets',
    },
    {
      href: '/operator/questions',
      name: 'questions',
      icon: MessageCircleQuestion,
      reads: 'GET /api/operator/questions',
    },
    {
      href: '/operator/reviews',
      name: 'reviews',
      icon: Star,
      reads: 'GET /api/operator/reviews/reports',
    },
  ]),
  ...grouped('group_shop', [
    { href: '/operator/home', name: 'home', icon: LayoutTemplate, reads: 'GET /api/operator/home' },
    {
      href: '/operator/content',
      name: 'content',
      icon: FileText,
      reads: 'GET /api/operator/content',
    },
    {
      href: '/operator/search',
      name: 'search',
      icon: TextSearch,
      reads: 'GET /api/operator/search',
    },
    {
      href: '/operator/listings',
      name: 'listings',
      icon: PackageSearch,
      reads: 'GET /api/operator/listings',
    },
    {
      href: '/operator/catalogue',
      name: 'catalogue',
      icon: ListChecks,
      reads: 'GET /api/operator/catalogue/listings',
    },
    {
      href: '/operator/imports',
      name: 'imports',
      icon: FileUp,
      reads: 'GET /api/operator/imports',
    },
    {
      href: '/operator/categories',
      name: 'categories',
      icon: FolderTree,
      reads: 'GET /api/operator/categories',
    },
    { href: '/operator/brands', name: 'brands', icon: Tags, reads: 'GET /api/operator/brands' },
    {
      href: '/operator/coupons',
      name: 'coupons',
      icon: TicketPercent,
      reads: 'GET /api/operator/coupons',
    },
    {
      href: '/operator/deals',
      name: 'deals',
      icon: BadgePercent,
      reads: 'GET /api/operator/deals',
    },
  ]),
  ...grouped('group_team', [
    {
      href: '/operator/health',
      name: 'health',
      icon: HeartPulse,
      reads: 'GET /api/operator/health',
    },
    {
      href: '/operator/settings',
      name: 'settings',
      icon: Settings,
      reads: 'GET /api/operator/settings',
    },
    {
      href: '/operator/sms-templates',
      name: 'sms_templates',
      icon: MessageSquareText,
      reads: 'GET /api/operator/sms-templates',
    },
    { href: '/operator/team', name: 'team', icon: Users, reads: 'GET /api/operator/operators' },
    { href: '/operator/log', name: 'log', icon: FileClock, reads: 'GET /api/operator/log' },
  ]),
];

function grouped(group: Section['group'], entries: Section[]): Section[] {
  return entries.map((entry) => ({ ...entry, group }));
}
