/** In a file of its own, because the job imports the code that schedules it. */
export const TOURNAMENT_OFFERS_JOB = 'tournament-offers'
