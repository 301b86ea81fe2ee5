/** For conditions that come true as soon as possible: a busy machine must not fail a test. */
export const PATIENT = { timeout: 60_000 }
