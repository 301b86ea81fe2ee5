import { colour as colourName } from '../routes/public/teams/teams.texts.ts'

export const inTeam = (name: string, colour: string) => ` · ${name}（${colourName(colour)}）`
export const onDays = (program: string, days: string) => `${program}，${days}`
export const notRegistered = '還沒有報名。'
export const consentMissing = '缺少同意書'
export const monthsTrained = '訓練過的月份'
