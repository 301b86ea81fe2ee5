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

const monthChoice = (open: readonly string[]) => `可以选择${listOf(open.map(monthName), 'or')}。`

export const playerInactive = ({ player, status }: OfStatus) =>
  `${player}目前的状态是“${statusWord(status)}”，还不能报名新课程。请先在孩子的页面点“恢复训练”，点一下就好。`
export const playerNotActive = ({ player, status }: OfStatus) =>
  `${player}目前的状态是“${statusWord(status)}”，还不能报名新课程。请联系我们，我们很乐意帮忙。`
export const programNotOpen = ({ program }: OfProgram) => `${program}目前不开放报名。`
export const programOpensOn = ({ program, day }: OfProgram & { day: string }) =>
  `${program}从${dayAndYear(day)}起开放报名。`
export const programEnded = ({ program, day }: OfProgram & { day: string }) =>
  `${program}已经结束，最后一次训练课在${dayAndYear(day)}。请选择下个赛季的课程。`
export const otherBirthYears = ({ program, player, min, max, birthYear }: Ages) =>
  `${program}面向${min === max ? min : `${min}至${max}`}年出生的球员，而${player}是${birthYear}年出生的。请联系我们，我们会帮您找到合适的组别。`
export const alreadyRegistered = ({ player, program, status }: OfProgram & OfStatus) =>
  `${player}已经报了${program}（${statusWord(status)}），不用再报。`
export const takenAsAWhole = ({ program }: OfProgram) => `${program}须整项报名，请不要选择月份和日子。`
export const noDayLeft = ({ program, days }: OfDays) =>
  `${program}本赛季已经没有${weekdayNames(days, 'or')}的训练。请选择别的日子。`
export const noMonth = ({ open }: OpenMonths) => `请至少选一个月份。${monthChoice(open)}`
export const monthTwice = ({ open }: OpenMonths) => `每个月份只能选一次。${monthChoice(open)}`
export const monthIsOver = ({ open }: OpenMonths) =>
  `您选的月份里，有一个已经没有训练了。${monthChoice(open)}`
export const oneDay = () => '每周一次：请选一个训练日。'
export const twoDays = () => '每周两次：请选两个训练日。'
export const otherDays = ({ program, days }: OfDays) =>
  `${program}在${weekdayNames(days, 'and')}训练。请从中选择。`
export const consentsMissing = ({ player, consents }: OfConsents) =>
  `请阅读并勾选${listOf(consents.map(consentName), 'and')}，否则我们不能为${player}办理报名。您可以在报名表上勾选，也可以随时登录账户，在${player}页面的“同意书”部分勾选。`
export const consentsMissingAtDesk = ({ player, consents }: OfConsents) =>
  `${player}的家庭还没有同意${listOf(consents.map(consentName), 'and')}。如要照样为${player}报名，请填写原因。`
