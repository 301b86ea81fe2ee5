import { ordinalNumber } from '../../words.ts'

export const placeInGroup = (place: number, group: string) => `${ordinalNumber(place)} ${group}`
export const winnerOf = (match: string) => `Winner ${match}`
export const loserOf = (match: string) => `Loser ${match}`
export const girls = (code: string) => `${code} girls`
export const boys = (code: string) => `${code} boys`
export const ages = (from: number, to: number) => (from === to ? `U${from}` : `U${from} to U${to}`)
