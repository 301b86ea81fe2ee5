/** Apart from the job itself, which needs the line that calls it. */
export const TOURNAMENT_OFFERS_JOB = 'tournament-offers'
