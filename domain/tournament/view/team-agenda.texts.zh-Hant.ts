export const calendar = (team: string, day: string) => `${team}，${day}`
export const game = (team: string, opponent: string, match: string) => `${team}對${opponent}（${match}）`
export const wear = (colour: string) => `請穿${colour}球衣。`
