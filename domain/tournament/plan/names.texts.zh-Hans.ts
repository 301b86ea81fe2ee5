export const placeInGroup = (place: number, group: string) => `${group}组第${place}名`
export const winnerOf = (match: string) => `${match}胜者`
export const loserOf = (match: string) => `${match}负者`
export const girls = (code: string) => `${code}女子`
export const boys = (code: string) => `${code}男子`
export const ages = (from: number, to: number) => (from === to ? `U${from}` : `U${from}至U${to}`)
