import { z } from 'zod';
import { newPasswordSchema } from '../accounts';
import { emailSchema } from '../identifiers';
import { firstNameSchema, lastNameSchema } from '../person-name';
import { sellerRoles } from './roles';

const role = z.enum(sellerRoles, { error: 'role_required' });

export const staffMemberSchema = z.object({
  /** The person's id, not the membership's: the founder of the store has no membership. */
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(sellerRoles),
  /** True for the member who applied for the store; always an owner. */
  is_founder: z.boolean(),
  last_seen_at: z.iso.datetime().nullable(),
});

export const staffInvitationSchema = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(sellerRoles),
  expires_at: z.iso.datetime(),
});

export const staffSchema = z.object({
  members: z.array(staffMemberSchema),
  invitations: z.array(staffInvitationSchema),
});

export const inviteSchema = z.object({ email: emailSchema, role });
export const roleChangeSchema = z.object({ role });

const token = z.string().min(20).max(100);

export const invitationQuerySchema = z.object({ token });

/** The facts shown to a person who opens an invitation link. */
export const openedInvitationSchema = z.object({
  store: z.string(),
  email: z.string(),
  role: z.enum(sellerRoles),
});

export const joinSchema = z.object({
  token,
  first_name: firstNameSchema,
  last_name: lastNameSchema,
  password: newPasswordSchema,
});

export type Staff = z.infer<typeof staffSchema>;
export type StaffMember = z.infer<typeof staffMemberSchema>;
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;
