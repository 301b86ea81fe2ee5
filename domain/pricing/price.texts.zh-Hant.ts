import { listOf } from '../words.ts'

export const child = (number: number) => `孩子${number}`

export const seasonalReason = (month: string, percent: string) => `${month}訓練減${percent}。`
export const familyReason = (children: number, month: string, percent: string) =>
  `您家有${children}個孩子報名${month}：減${percent}。`
export const familyReasonAfterFirst = (children: number, month: string, percent: string) =>
  `您家有${children}個孩子報名${month}：由第二個孩子起減${percent}。`
export const earlyBirdReason = (day: string, percent: string) => `在${day}之前報名：減${percent}。`
export const hardshipReason = (percent: string) => `與球會商定：減${percent}。`
export const volunteerReason = (percent: string) => `多謝您擔任義工：減${percent}。`

export const alreadyPaid = (amount: string, month: string) => `${month}您已付${amount}。`

export const savedIn = (amount: string, month: string) => `${month}省${amount}`
export const saveInMonths = (child: number, named: readonly string[]) =>
  `再添一個孩子（第${child}個）報名：${listOf(named, 'and')}。`
export const saveEachMonth = (child: number, amount: string, isMost: boolean, named: readonly string[]) =>
  `再添一個孩子（第${child}個）報名，每月${isMost ? '最多' : ''}可省${amount}${
    named.length === 0 ? '' : `（${listOf(named, 'and')}）`
  }。`
