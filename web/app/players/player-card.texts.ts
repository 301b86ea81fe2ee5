export const inTeam = (name: string, colour: string) => ` · ${name} (${colour.toLowerCase()})`
export const onDays = (program: string, days: string) => `${program}, ${days}`
export const notRegistered = 'Not registered yet.'
export const consentMissing = 'Consent missing'
export const monthsTrained = 'Months trained'
