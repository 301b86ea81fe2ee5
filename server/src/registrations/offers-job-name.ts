/** Called when an offer is made, to be there when it runs out. */
export const OFFERS_JOB = 'offers'
