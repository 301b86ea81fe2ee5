export const group = (division: string, name: string) => `${division} group ${name}`
export const notPlayed = 'Not played'
export const onKicks = (goals: string, kicks: string) => `${goals}, ${kicks} on kicks`
export const matches = 'Matches'
export const semiFinals = 'Semi-finals'
export const thirdPlace = 'Third place'
export const final = 'Final'
export const marshals = 'marshals'
export const timeToEat = (minutes: number) => `${minutes} min: time to eat and look around`
export const timeForSnack = (minutes: number) => `${minutes} min: time for a snack`
export const stayClose = (minutes: number) => `${minutes} min: water, and stay close`
