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

export const notByTheMonth = () => '這個課程不按月收費。'
export const monthsNeedPlace = () => '有了名額才能更改月份。'
export const leavingAlready = () => '您已經申請退出，請先撤回申請。'
export const noMonthLeft = () => '沒有可以更改的月份了。'
export const monthsThatAreLeft = () => '請從剩下的月份中選擇。'
export const oneMonthStays = () => '最少要保留一個月。如果不來了，請取消報名或申請退出。'

export const monthHasBegun = ({ month, first }: BegunMonth) =>
  `${monthName(month)}的訓練已於${dayName(first)}開始。`
export const monthIsCredited = ({ month }: Month) =>
  `您之前按每週一天付的費用，已經用來抵扣${monthName(month)}的部分費用。請聯絡我們。`
export const begunMonthStays = ({ month, first }: BegunMonth) =>
  `${monthName(month)}的訓練已於${dayName(first)}開始，該月不能再去掉。`
export const creditedMonthStays = ({ month }: Month) =>
  `您之前按每週一天付的費用，已經用來抵扣${monthName(month)}的部分費用，所以該月不能再去掉。請聯絡我們。`

export const secondDayNeedsPlace = () => '有了名額才能加第二天。'
export const noSecondDay = () => '這裡已經沒有第二天可以加了。'
export const payMonthFirst = ({ month }: Month) => `請先支付${monthName(month)}的費用，然後就能加第二天。`

export const notOnWaitingList = () => '這項報名不在候補名單上了。'
export const noOfferRightNow = () => '目前沒有為這項報名保留的名額。'
export const lineIsLeft = () => '這個候補位置已經不能恢復了。歡迎重新報名。'
export const placesTaken = ({ program, capacity }: OfProgram & { capacity: number }) =>
  `${program}的${capacity}個名額已滿，要先騰出一個。`
export const noTrainingLeft = ({ program }: OfProgram) =>
  `${program}在這項報名所選的月份和日子裡已經沒有訓練了。您可以退出候補名單，或聯絡我們，看看別的日子。`
