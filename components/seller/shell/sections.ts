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
  Star,
  Store,
  Truck,
  Undo2,
  Users,
} from 'lucide-react';
import type { Messages } from 'next-intl';
import type { SellerRole } from '@/lib/api/schemas/seller/session';

export type Section = {
  href: string;
  name: keyof Messages['seller_shell'];
  icon: LucideIcon;
  /** Who sees it; without it everybody. */
  roles?: readonly SellerRole[];
};

const catalogue: readonly SellerRole[] = ['owner', 'catalogue'];
const orders: readonly SellerRole[] = ['owner', 'orders'];

/** The sections of the seller area, in the order of its menu. */
export const sections: readonly Section[] = [
  { href: '/seller', name: 'start', icon: House },
  { href: '/seller/shipments', name: 'shipments', icon: Truck, roles: orders },
  { href: '/seller/returns', name: 'returns', icon: Undo2, roles: orders },
  { href: '/seller/listings', name: 'listings', icon: LayoutList, roles: catalogue },
  { href: '/seller/promotions', name: 'promotions', icon: BadgePercent, roles: catalogue },
  { href: '/seller/imports', name: 'imports', icon: ArrowDownUp, roles: catalogue },
  { href: '/seller/stock', name: 'stock', icon: Boxes, roles: catalogue },
  { href: '/seller/reviews', name: 'reviews', icon: Star, roles: catalogue },
  { href: '/seller/questions', name: 'questions', icon: MessageCircleQuestion, roles: catalogue },
  { href: '/seller/money', name: 'money', icon: IndianRupee, roles: ['owner'] },
  { href: '/seller/store', name: 'store', icon: Store, roles: ['owner'] },
  { href: '/seller/staff', name: 'staff', icon: Users, roles: ['owner'] },
  { href: '/seller/api', name: 'api', icon: CodeXml, roles: ['owner'] },
];

/** Whether the area has that section for a role. */
export const hasSection = (href: string, role: SellerRole) =>
  sections.some((each) => each.href === href && (each.roles?.includes(role) ?? true));
