export const onSubject = (day: string, program: string) => `Training is on as planned, ${day}: ${program}`
export const delayedSubject = (day: string, program: string) => `Training starts later, ${day}: ${program}`
export const movedSubject = (day: string, program: string) => `Training has moved, ${day}: ${program}`
export const cancelledSubject = (day: string, program: string) => `No training, ${day}: ${program}`

export const greeting = 'Hi {{firstName}},'
export const about = (change: string, children: string) => `${change} This is about ${children}.`
/** The desk's own note about the change, as written. */
export const noted = (note: string) => note

export const seeYou = 'See you at the field.'
export const seeYouThere = 'See you there.'
export const nextTime = 'Stay warm, and see you next time.'
