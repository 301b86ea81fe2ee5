export const off = (percent: string, months: string | null, children: string | null, before: string | null) =>
  `${before ? `${before}前報名，` : ''}${children ?? ''}${months ? `${months}的訓練` : ''}減${percent}。`
export const byHand = (percent: string, months: string | null) =>
  `${months ? `${months}的訓練` : ''}減${percent}，由球會按個別情況給予。`
export const everyChild = (least: number) => `同一家庭有${least}個或以上孩子報名同一月份的訓練時，每個孩子`
export const eachAfterFirst = (least: number) =>
  `同一家庭有${least}個或以上孩子報名同一月份的訓練時，除費用最高的那個孩子外，每個孩子`
export const between = (first: string, last: string) =>
  `適用於${first}至${last}報名的家庭，首尾兩天計算在內。`
export const from = (first: string) => `適用於${first}起報名的家庭。`
export const until = (last: string) => `適用於${last}或之前報名的家庭。`
export const combines = '可與其他優惠同時使用。'
export const bestOne = '不能同時使用的優惠，以最優惠的一項計算。'
export const switchedOff = '此優惠已停用。'
export const betweenSentences = ''
