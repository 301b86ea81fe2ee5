/** For what comes as soon as it can: a busy machine must not make a test fail. */
export const PATIENT = { timeout: 60_000 }
