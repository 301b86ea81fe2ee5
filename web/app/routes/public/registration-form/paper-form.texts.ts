export const title = (club: string, season: string) => `${club} registration, ${season}`
export const guardian = 'Parent or guardian'
export const player = (number: number) => `Player ${number}`
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'Email'
export const phone = 'Phone'
export const birthDate = 'Birth date'
export const healthNotes = 'Health notes'
export const dayBoxes = 'Days: ☐ Saturday ☐ Sunday ☐ both'
export const months = 'Months: '
export const emergency = 'In an emergency'
export const anotherAdult = 'Another adult'
export const mayCollect = 'May collect my player'
export const costs = 'What it costs'
export const readAndAgree = 'I have read and agree'
export const version = (version: string) => `(version ${version})`
export const signature = 'Signature'
export const date = 'Date'
export const handIn = (email: string) => `Hand this in at the club table, or email ${email}. `
