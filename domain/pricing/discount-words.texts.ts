/** `months` are the months it applies to, `children` which children of a family; null: any. */
export const off = (percent: string, months: string | null, children: string | null, before: string | null) =>
  `${[
    `${percent} off`,
    months && `training in ${months}`,
    children,
    before && `for families who register before ${before}`,
  ]
    .filter(Boolean)
    .join(' ')}.`
export const byHand = (percent: string, months: string | null) =>
  `${percent} off${months ? ` training in ${months}` : ''}, given by the club case by case.`
export const everyChild = (least: number) =>
  `for every child, when ${least} or more children of a family are registered in the same month`
export const eachAfterFirst = (least: number) =>
  `for every child except the one on the most expensive plan, when ${least} or more children of a family are registered in the same month`
export const between = (first: string, last: string) =>
  `For families who register from ${first} to ${last}, both days included.`
export const from = (first: string) => `For families who register on ${first} or later.`
export const until = (last: string) => `For families who register by ${last}.`
export const combines = 'It combines with other discounts.'
export const bestOne = 'If several discounts can’t be combined, a family gets the best one.'
export const switchedOff = 'It’s turned off: no one gets it.'
export const betweenSentences = ' '
