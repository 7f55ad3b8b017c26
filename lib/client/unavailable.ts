/** True if there was no answer (0), or a status that announces a later one. */
export const isUnavailable = (status: number): boolean => [0, 502, 503, 504].includes(status);
