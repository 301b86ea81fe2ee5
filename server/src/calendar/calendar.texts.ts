export const ourFamily = 'PMFC: our family'
export const training = 'PMFC training'
export const matchesAndEvents = 'PMFC matches and events'
export const cancelledTitle = (title: string) => `Cancelled: ${title}`
export const cancelled = 'Cancelled.'
export const delayed = 'Delayed.'
export const moved = 'Moved.'
export const forWhom = (who: string) => `For ${who}.`
export const arriveAt = (time: string) => `Please arrive at ${time}.`
export const match = (home: string, away: string) => `${home} v ${away}`
export const groups = (all: readonly string[]) => all.join(', ')
export const notPlanned = (path: string) => `This isn’t on anymore. See what is: ${path}`
export const programNote = (program: string, change: string, note: string) => `${program}: ${change} ${note}`
