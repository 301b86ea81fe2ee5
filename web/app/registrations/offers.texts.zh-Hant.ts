import { yearOf } from '@touchline/domain/calendar-day.ts'
import { dayAndYear, dayName } from '@touchline/domain/words.ts'

export const otherPrograms = '其他課程'
export const noPrograms = '目前沒有課程'
export const noProgramsLead = '目前是賽季之間的休息期。下個賽季的日期一確定，就會公佈在這裡。'
export const noneForYear = (year: number) => `沒有適合${year}年出生球員的課程`
export const noneForYearLead = '課程按出生年份分組。請核對年份，或者問我們，我們很樂意幫您找到球隊。'
export const showAllAges = '顯示所有年齡'
export const closed = '報名已截止。'
export const register = '報名'
export const registerAgain = '舊生家庭報名'
export const choose = '選擇'
export const joinWaitingList = '加入候補名單'
const DISCOUNTS: Record<string, string> = {
  'Family discount': '家庭優惠',
  'Early bird': '早鳥優惠',
  'December special': '十二月特惠',
}
export const discountName = (name: string) => DISCOUNTS[name] ?? name
export const colon = '：'

export const onceAWeek = '每週一次'
export const twiceAWeek = '每週兩次'
export const entry = '參加費'
export const freeVisit = '免費試堂'
export const monthly = (plan: string, amount: string) => `${plan}，每月${amount}`
export const priceFor = (months: string) => `${months}的費用：`
export const total = '（合計）'
export const payLater = (whenToPay: string) => `現在無須付款。${whenToPay}`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name}的費用將由${before}改為${after}。`

export const dates = (first: string, last: string) =>
  `${dayAndYear(first)}至${yearOf(first) === yearOf(last) ? dayName(last) : dayAndYear(last)}`
export const born = (year: number) => `${year}年出生`
export const bornBetween = (oldest: number, youngest: number) => `${oldest}至${youngest}年出生`
export const groups = (youngest: string, oldest: string) => `${youngest}至${oldest}`
export const comma = '，'

export const tellMe = '開放報名時通知我'
export const email = '電郵'
export const oneEmail = '開放報名時我們會發一封電郵給您，然後刪除您的地址。'
export const enterEmail = '請填寫電郵地址。'
export const notSent = '未能送出。您填寫的地址仍在：請檢查網絡，再試一次。'
export const almostThere = '只差一步。'
export const tapToConfirm = (email: string) =>
  `我們已發電郵到${email}：請按電郵內的按鈕，開放報名時您就會收到通知。`
export const needsScripts = '此功能需要啟用JavaScript。'
export const writeInstead = '您也可以直接聯絡我們。'
export const oneMoment = '請稍候……'
