import { colour as colourName } from '../routes/public/teams/teams.texts.ts'

export const inTeam = (name: string, colour: string) => ` · ${name}（${colourName(colour)}）`
export const onDays = (program: string, days: string) => `${program}，${days}`
export const notRegistered = '还没有报名。'
export const consentMissing = '缺少同意书'
export const monthsTrained = '训练过的月份'
