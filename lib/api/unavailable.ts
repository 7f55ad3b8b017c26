/** Statuses of no answer, and of what says that there will be one later. */
const unavailable = [0, 502, 503, 504];

export const isUnavailable = (status: number): boolean => unavailable.includes(status);
