import { listOf } from '../words.ts'

export const child = (number: number) => `孩子${number}`

export const seasonalReason = (month: string, percent: string) => `${month}训练减${percent}。`
export const familyReason = (children: number, month: string, percent: string) =>
  `您家有${children}个孩子报名${month}：减${percent}。`
export const familyReasonAfterFirst = (children: number, month: string, percent: string) =>
  `您家有${children}个孩子报名${month}：从第二个孩子起减${percent}。`
export const earlyBirdReason = (day: string, percent: string) => `在${day}之前报名：减${percent}。`
export const hardshipReason = (percent: string) => `与俱乐部商定：减${percent}。`
export const volunteerReason = (percent: string) => `感谢您当志愿者：减${percent}。`

export const alreadyPaid = (amount: string, month: string) => `${month}您已经付了${amount}。`

export const savedIn = (amount: string, month: string) => `${month}省${amount}`
export const saveInMonths = (child: number, named: readonly string[]) =>
  `再添一个孩子（第${child}个）报名：${listOf(named, 'and')}。`
export const saveEachMonth = (child: number, amount: string, isMost: boolean, named: readonly string[]) =>
  `再添一个孩子（第${child}个）报名，每月${isMost ? '最多' : ''}可省${amount}${named.length === 0 ? '' : `（${listOf(named, 'and')}）`}。`
