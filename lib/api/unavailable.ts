/** Whether a status says that there was no answer (0), or that there will be one later. */
export const isUnavailable = (status: number): boolean => [0, 502, 503, 504].includes(status);
