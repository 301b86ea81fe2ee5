import { dayName, monthName } from '../words.ts'

interface Month {
  month: string
}

interface OfProgram {
  program: string
}

interface BegunMonth extends Month {
  first: string
}

export const notByTheMonth = () => '这个课程不按月收费。'
export const monthsNeedPlace = () => '有了名额才能更改月份。'
export const leavingAlready = () => '您已经申请退出，请先撤回申请。'
export const noMonthLeft = () => '没有可以更改的月份了。'
export const monthsThatAreLeft = () => '请从剩下的月份里选择。'
export const oneMonthStays = () => '至少要保留一个月。如果不来了，请取消报名或申请退出。'

export const monthHasBegun = ({ month, first }: BegunMonth) =>
  `${monthName(month)}的训练已于${dayName(first)}开始。`
export const monthIsCredited = ({ month }: Month) =>
  `您之前按每周一天付的费用，已经用来抵扣${monthName(month)}的部分费用。请联系我们。`
export const begunMonthStays = ({ month, first }: BegunMonth) =>
  `${monthName(month)}的训练已于${dayName(first)}开始，该月不能再去掉。`
export const creditedMonthStays = ({ month }: Month) =>
  `您之前按每周一天付的费用，已经用来抵扣${monthName(month)}的部分费用，所以该月不能再去掉。请联系我们。`

export const secondDayNeedsPlace = () => '有了名额才能加第二天。'
export const noSecondDay = () => '这里已经没有第二天可以加了。'
export const payMonthFirst = ({ month }: Month) => `请先支付${monthName(month)}的费用，然后就能加第二天。`

export const notOnWaitingList = () => '这项报名不在候补名单上了。'
export const noOfferRightNow = () => '目前没有为这项报名保留的名额。'
export const lineIsLeft = () => '这个候补位置已经不能恢复了。欢迎重新报名。'
export const placesTaken = ({ program, capacity }: OfProgram & { capacity: number }) =>
  `${program}的${capacity}个名额已满，要先腾出一个。`
export const noTrainingLeft = ({ program }: OfProgram) =>
  `${program}在这项报名所选的月份和日子里已经没有训练了。您可以退出候补名单，或联系我们，看看别的日子。`
