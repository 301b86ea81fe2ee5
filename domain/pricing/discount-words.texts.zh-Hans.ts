export const off = (percent: string, months: string | null, children: string | null, before: string | null) =>
  `${before ? `${before}前报名，` : ''}${children ?? ''}${months ? `${months}的训练` : ''}减${percent}。`
export const byHand = (percent: string, months: string | null) =>
  `${months ? `${months}的训练` : ''}减${percent}，由俱乐部按个别情况给予。`
export const everyChild = (least: number) => `同一家庭有${least}个或以上孩子报名同一月份的训练时，每个孩子`
export const eachAfterFirst = (least: number) =>
  `同一家庭有${least}个或以上孩子报名同一月份的训练时，除费用最高的那个孩子外，每个孩子`
export const between = (first: string, last: string) => `适用于${first}至${last}报名的家庭，首尾两天都算。`
export const from = (first: string) => `适用于${first}起报名的家庭。`
export const until = (last: string) => `适用于${last}或之前报名的家庭。`
export const combines = '可与其他优惠同时使用。'
export const bestOne = '不能同时使用的优惠，取最优惠的一项。'
export const switchedOff = '此优惠已停用。'
export const betweenSentences = ''
