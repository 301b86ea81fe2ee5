export const calendar = (team: string, day: string) => `${team}，${day}`
export const game = (team: string, opponent: string, match: string) => `${team}对${opponent}（${match}）`
export const wear = (colour: string) => `请穿${colour}球衣。`
