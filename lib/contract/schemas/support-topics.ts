/** The topics are separate from the schemas, so that forms do not load zod. */
export const ticketTopics = [
  'order',
  'payment',
  'return',
  'account',
  'selling',
  'grievance',
  'other',
] as const;

/** Open: waits for our answer. Waiting: for the shopper's. */
export const ticketStatuses = ['open', 'waiting', 'resolved'] as const;

export const messageKinds = ['shopper', 'answer', 'note'] as const;
export const messageChannels = ['site', 'mail'] as const;

/** Uploads are pictures or PDFs; a mail that is not shown completely is kept as a file. */
export const attachmentKinds = ['picture', 'pdf', 'mail'] as const;
/** Maximum attachments of a message, and bytes of each. */
export const mostAttachments = 3;
export const attachmentLimit = 5 * 1024 * 1024;
export const attachmentTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'application/pdf',
] as const;

export type TicketTopic = (typeof ticketTopics)[number];

/** Views of the ticket list; grievances are the unresolved ones. */
export const ticketViews = ['open', 'waiting', 'grievances', 'resolved', 'all'] as const;
