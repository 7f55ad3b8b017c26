/** Separate from the schemas, so that forms can import them without loading zod. */
export const ticketTopics = [
  'order',
  'payment',
  'return',
  'account',
  'selling',
  'grievance',
  'other',
] as const;

export const ticketStatuses = ['open', 'acknowledged', 'resolved'] as const;

export type TicketTopic = (typeof ticketTopics)[number];
