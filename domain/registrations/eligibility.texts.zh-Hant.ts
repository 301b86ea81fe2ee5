import { weekdayNames } from '../weekday-names.ts'
import { dayAndYear, listOf, monthName, statusWord } from '../words.ts'
import { consentName } from './consent-names.texts.ts'
import type { ConsentText } from './consents.ts'

interface OfProgram {
  /** The club's own name for it. */
  program: string
}
interface OfPlayer {
  player: string
}
interface OfStatus extends OfPlayer {
  status: string
}
interface Ages extends OfProgram, OfPlayer {
  min: number
  max: number
  birthYear: number
}
interface OpenMonths {
  open: readonly string[]
}
interface OfDays extends OfProgram {
  days: readonly string[]
}
interface OfConsents extends OfPlayer {
  consents: readonly ConsentText[]
}

const monthChoice = (open: readonly string[]) => `可以選擇${listOf(open.map(monthName), 'or')}。`

export const playerInactive = ({ player, status }: OfStatus) =>
  `${player}目前的狀態是「${statusWord(status)}」，暫時不能報名新課程。請先在孩子的頁面按「恢復訓練」，按一下就可以。`
export const playerNotActive = ({ player, status }: OfStatus) =>
  `${player}目前的狀態是「${statusWord(status)}」，暫時不能報名新課程。請聯絡我們，我們很樂意幫忙。`
export const programNotOpen = ({ program }: OfProgram) => `${program}目前不開放報名。`
export const programOpensOn = ({ program, day }: OfProgram & { day: string }) =>
  `${program}由${dayAndYear(day)}起開放報名。`
export const programEnded = ({ program, day }: OfProgram & { day: string }) =>
  `${program}已經結束，最後一次訓練課在${dayAndYear(day)}。請選擇下個賽季的課程。`
export const otherBirthYears = ({ program, player, min, max, birthYear }: Ages) =>
  `${program}供${min === max ? min : `${min}至${max}`}年出生的球員參加，而${player}是${birthYear}年出生的。請聯絡我們，我們會幫您找到合適的組別。`
export const alreadyRegistered = ({ player, program, status }: OfProgram & OfStatus) =>
  `${player}已經報了${program}（${statusWord(status)}），不用再報。`
export const takenAsAWhole = ({ program }: OfProgram) => `${program}須整項報名，請不要選擇月份和日子。`
export const noDayLeft = ({ program, days }: OfDays) =>
  `${program}本賽季已經沒有${weekdayNames(days, 'or')}的訓練。請選擇其他日子。`
export const noMonth = ({ open }: OpenMonths) => `請最少選一個月份。${monthChoice(open)}`
export const monthTwice = ({ open }: OpenMonths) => `每個月份只可以選一次。${monthChoice(open)}`
export const monthIsOver = ({ open }: OpenMonths) =>
  `您選的月份之中，有一個已經沒有訓練。${monthChoice(open)}`
export const oneDay = () => '每週一次：請選一個訓練日。'
export const twoDays = () => '每週兩次：請選兩個訓練日。'
export const otherDays = ({ program, days }: OfDays) =>
  `${program}在${weekdayNames(days, 'and')}訓練。請從中選擇。`
export const consentsMissing = ({ player, consents }: OfConsents) =>
  `請閱讀並勾選${listOf(consents.map(consentName), 'and')}，否則我們不能為${player}辦理報名。您可以在報名表上勾選，也可以隨時登入帳戶，在${player}頁面的「同意書」部分勾選。`
export const consentsMissingAtDesk = ({ player, consents }: OfConsents) =>
  `${player}的家庭尚未同意${listOf(consents.map(consentName), 'and')}。如要照樣為${player}報名，請填寫原因。`
