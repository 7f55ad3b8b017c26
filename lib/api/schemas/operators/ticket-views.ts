/** Parts of the list of tickets; grievances are those that are not resolved yet. */
export const ticketViews = ['open', 'waiting', 'grievances', 'resolved', 'all'] as const;
