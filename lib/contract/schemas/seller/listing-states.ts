/** States of a listing (contract, "Catalogue model"). */
export const listingStatuses = [
  'draft',
  'in_review',
  'live',
  'paused',
  'rejected',
  'archived',
] as const;

/** Kinds of entries in the history of a listing. */
export const revisionKinds = [
  'saved',
  'imported',
  'prices',
  'submitted',
  'approved',
  'rejected',
  'published',
  'paused',
  'resumed',
  'archived',
  'edited',
] as const;

export type ListingStatus = (typeof listingStatuses)[number];
export type RevisionKind = (typeof revisionKinds)[number];
