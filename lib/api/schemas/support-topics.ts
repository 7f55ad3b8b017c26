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

/** Open: it waits for an answer of ours. Waiting: for one of the shopper's. */
export const ticketStatuses = ['open', 'waiting', 'resolved'] as const;

export const messageKinds = ['shopper', 'answer', 'note'] as const;
export const messageChannels = ['site', 'mail'] as const;

/** What is uploaded is a picture or PDF; a mail of which not all is shown is kept whole. */
export const attachmentKinds = ['picture', 'pdf', 'mail'] as const;
/** Of a message, and bytes of each. */
export const mostAttachments = 3;
export const attachmentLimit = 5 * 1024 * 1024;
export const attachmentTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
] as const;

export type TicketTopic = (typeof ticketTopics)[number];
export type TicketStatus = (typeof ticketStatuses)[number];

/** Parts of the list of tickets; grievances are those that are not resolved yet. */
export const ticketViews = ['open', 'waiting', 'grievances', 'resolved', 'all'] as const;
