/** The numbers in the tournament rules, defined once (T-3, T-4). */

/** The shortest rest between two matches, however short they are (H2). */
export const LEAST_REST = 20
/** From the final whistle until the pitch is ready for the next kick-off (H9). */
export const CHANGEOVER = 7
/** From a final whistle to the official's next kick-off (H6). */
export const WALK = 5
/** With less time than this between whistle and kick-off, an official's two games count as in a row (H6). */
export const OFFICIAL_BREAK = 20
export const GAMES_IN_A_ROW = 3
/** The most games for an official who is a minor in a day (H6). */
export const GAMES_OF_A_MINOR = 5
/** Divisions with players up to this age finish within a half-day (H10). */
export const HALF_DAY_AGE = 9
/** The longest that a team should stay, from first kick-off to last whistle (Q1). */
export const LONGEST_STAY = 210
/** Pitches farther apart than this cannot be watched at the same time (Q6). */
export const FAR_METRES = 60

/** The weight of each soft rule in the score. Q1 is per minute, the others are per case (T-5). */
export const WEIGHTS = { Q1: 1, Q2: 20, Q3: 30, Q4: 3, Q5: 10, Q6: 15, Q7: 5 } as const
