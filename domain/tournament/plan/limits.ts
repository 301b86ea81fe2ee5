/** The numbers of the tournament rules, each once (T-3, T-4). */

/** Nobody rests less than this, however short the match (H2). */
export const LEAST_REST = 20
/** From the final whistle until the pitch is ready for the next kick-off (H9). */
export const CHANGEOVER = 7
/** From a final whistle to the official's next kick-off (H6). */
export const WALK = 5
/** With less than this between whistle and kick-off, two games of an official are in a row (H6). */
export const OFFICIAL_BREAK = 20
export const GAMES_IN_A_ROW = 3
/** The most games that a minor takes in a day (H6). */
export const GAMES_OF_A_MINOR = 5
/** Divisions with players up to this age finish within a half-day (H10). */
export const HALF_DAY_AGE = 9
/** From the first kick-off to the last whistle of a team's day (Q1). */
export const LONGEST_STAY = 210
/** Two pitches farther apart than this cannot be watched at once (Q6). */
export const FAR_METRES = 60

/** What one step of each soft rule weighs in the score; Q1 counts minutes, the others cases (T-5). */
export const WEIGHTS = { Q1: 1, Q2: 20, Q3: 30, Q4: 3, Q5: 10, Q6: 15, Q7: 5 } as const
