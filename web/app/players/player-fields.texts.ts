export const healthNotes = 'Health notes'
export const healthHint =
  'Allergies, asthma, anything a coach should know. Private: only you, the club’s administrators and first aid can see this.'

export const playsIn = (group: string) => `Plays in ${group}.`
export const birthYearDecides = 'The birth year decides the age group.'
export const firstName = 'First name'
export const lastName = 'Last name'
export const birthDate = 'Birth date'
export const birthDateMissing = 'Please enter the birth date. It decides the age group.'
export const yourPlayer = 'your player'
export const writeToUs = 'Contact us'
export const goodToKnow = 'Emergency contact, health notes, sizes (optional)'
export const inEmergency = 'In an emergency, we’ll call you. If we can’t reach you, we’ll call'
export const anotherAdult = 'Another adult'
export const theirPhone = 'Their phone'
export const sizes = 'Sizes'
export const sizesHint = 'Filled in for you when you order kit, from your latest order.'
export const shirtSize = 'Shirt size'
export const sockSize = 'Sock size'
export const shinGuards = 'Shin guards'
export const notSure = 'Not sure yet'
export const shirt = (size: string, ages: string, from: number, to: number) =>
  `${size}, ${ages === 'adult' ? ages : `ages ${ages}`}, ${from}–${to} cm`
export const sock = (size: string, shoes: string) => `${size}, shoe ${shoes}`
export const shinGuard = (size: string, height: string) => `${size}, ${height}`
