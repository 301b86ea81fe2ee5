/** Scheduled when an offer is made, for the time it expires. */
export const OFFERS_JOB = 'offers'
