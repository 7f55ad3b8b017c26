import {
  ArrowDownUp,
  BadgePercent,
  Boxes,
  CodeXml,
  House,
  IndianRupee,
  LayoutList,
  type LucideIcon,
  MessageCircleQuestion,
  PackageX,
  Star,
  Store,
  Truck,
  Undo2,
  Users,
} from 'lucide-react';
import type { Messages } from 'next-intl';
import type { Endpoint } from '@/lib/client/call';

export type Section = {
  href: string;
  name: keyof Messages['seller_shell'];
  icon: LucideIcon;
  /** The route that its page reads first; whoever may call it sees the section. */
  reads: Extract<Endpoint, `GET /api/seller/${string}`>;
};

/** The sections of the seller area, in the order of its menu. */
export const sections: readonly Section[] = [
  { href: '/seller', name: 'start', icon: House, reads: 'GET /api/seller/dashboard' },
  { href: '/seller/shipments', name: 'shipments', icon: Truck, reads: 'GET /api/seller/shipments' },
  {
    href: '/seller/failed-deliveries',
    name: 'failed_deliveries',
    icon: PackageX,
    reads: 'GET /api/seller/failed-deliveries',
  },
  { href: '/seller/returns', name: 'returns', icon: Undo2, reads: 'GET /api/seller/returns' },
  {
    href: '/seller/listings',
    name: 'listings',
    icon: LayoutList,
    reads: 'GET /api/seller/listings',
  },
  {
    href: '/seller/promotions',
    name: 'promotions',
    icon: BadgePercent,
    reads: 'GET /api/seller/promotions/deals',
  },
  { href: '/seller/imports', name: 'imports', icon: ArrowDownUp, reads: 'GET /api/seller/imports' },
  { href: '/seller/stock', name: 'stock', icon: Boxes, reads: 'GET /api/seller/stock-movements' },
  { href: '/seller/reviews', name: 'reviews', icon: Star, reads: 'GET /api/seller/reviews' },
  {
    href: '/seller/questions',
    name: 'questions',
    icon: MessageCircleQuestion,
    reads: 'GET /api/seller/questions',
  },
  { href: '/seller/money', name: 'money', icon: IndianRupee, reads: 'GET /api/seller/balance' },
  { href: '/seller/store', name: 'store', icon: Store, reads: 'GET /api/seller/store' },
  { href: '/seller/staff', name: 'staff', icon: Users, reads: 'GET /api/seller/staff' },
  { href: '/seller/api', name: 'api', icon: CodeXml, reads: 'GET /api/seller/api-tokens' },
];
