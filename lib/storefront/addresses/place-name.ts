type Place = { city: string | null; state: string | null; pincode: string };

/**
 * Formats a place as 'Pune, Maharashtra, 411001'. A district with its state's name appears once: 'Lakshadweep,
 * 682551'.
 */
export const placeName = ({ city, state, pincode }: Place): string =>
  [...new Set([city, state, pincode])].filter(Boolean).join(', ');
