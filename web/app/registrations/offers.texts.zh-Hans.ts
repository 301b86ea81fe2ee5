import { yearOf } from '@touchline/domain/calendar-day.ts'
import { dayAndYear, dayName } from '@touchline/domain/words.ts'

export const otherPrograms = '其他课程'
export const noPrograms = '目前没有课程'
export const noProgramsLead = '目前是赛季间歇期。下个赛季的日期一确定，就会公布在这里。'
export const noneForYear = (year: number) => `没有适合${year}年出生球员的课程`
export const noneForYearLead = '课程按出生年份分组。请核对年份，或者问我们，我们很乐意帮您找到球队。'
export const showAllAges = '显示所有年龄'
export const closed = '报名已截止。'
export const register = '报名'
export const registerAgain = '曾参加过的家庭报名'
export const choose = '选择'
export const joinWaitingList = '加入候补名单'
const DISCOUNTS: Record<string, string> = {
  'Family discount': '家庭优惠',
  'Early bird': '早鸟优惠',
  'December special': '十二月特惠',
}
export const discountName = (name: string) => DISCOUNTS[name] ?? name
export const colon = '：'

export const onceAWeek = '每周一次'
export const twiceAWeek = '每周两次'
export const entry = '参加费'
export const freeVisit = '免费体验'
export const monthly = (plan: string, amount: string) => `${plan}，每月${amount}`
export const priceFor = (months: string) => `${months}的费用：`
export const total = '（合计）'
export const payLater = (whenToPay: string) => `现在无需付款。${whenToPay}`
export const siblingPays = (name: string, after: string, before: string) =>
  `${name}的费用将由${before}改为${after}。`

export const dates = (first: string, last: string) =>
  `${dayAndYear(first)}至${yearOf(first) === yearOf(last) ? dayName(last) : dayAndYear(last)}`
export const born = (year: number) => `${year}年出生`
export const bornBetween = (oldest: number, youngest: number) => `${oldest}至${youngest}年出生`
export const groups = (youngest: string, oldest: string) => `${youngest}至${oldest}`
export const comma = '，'

export const tellMe = '开放报名时通知我'
export const email = '电子邮件'
export const oneEmail = '开放报名时我们会发一封电子邮件给您，然后删除您的地址。'
export const enterEmail = '请填写电子邮件地址。'
export const notSent = '没有发送成功。您填的地址还在：请检查网络，再试一次。'
export const almostThere = '就差一步。'
export const tapToConfirm = (email: string) =>
  `我们已发电子邮件到${email}：请点邮件里的按钮，开放报名时您就会收到通知。`
export const needsScripts = '此功能需要启用JavaScript。'
export const writeInstead = '您也可以直接联系我们。'
export const oneMoment = '请稍候……'
