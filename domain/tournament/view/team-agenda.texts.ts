export const calendar = (team: string, day: string) => `${team}, ${day}`
export const game = (team: string, opponent: string, match: string) => `${team} v ${opponent} (${match})`
export const wear = (colour: string) => `Wear ${colour.toLowerCase()}.`
