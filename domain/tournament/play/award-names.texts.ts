export const champion = 'Champion'
export const finalist = 'Finalist'
export const fairPlay = 'Fair Play lantern'
export const spirit = 'Spirit of the day'
export const bestCheer = 'Best cheer'
export const participation = 'Medal for everyone'
export const awardOf = (award: string, division: string) => `${award}, ${division}`
