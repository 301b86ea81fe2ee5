import type { Weekday } from './calendar-day.ts'

const WEEKDAYS: Record<Weekday, string> = {
  SUN: '日',
  MON: '一',
  TUE: '二',
  WED: '三',
  THU: '四',
  FRI: '五',
  SAT: '六',
}

export const month = (number: number) => `${number}月`

export const shortMonth = (number: number) => `${number}月`

export const monthOfYear = (number: number, year: string) => `${year}年${number}月`

export const weekday = (day: Weekday) => `星期${WEEKDAYS[day]}`

export const shortWeekday = (day: Weekday) => `週${WEEKDAYS[day]}`

export const weekdayMark = (day: Weekday) => WEEKDAYS[day]

export const dayOfMonth = (number: number, date: number) => `${number}月${date}日`

export const shortDay = (day: Weekday, number: number, date: number) =>
  `${number}月${date}日（星期${WEEKDAYS[day]}）`

export const shortDayOfYear = (short: string, year: string) => `${year}年${short}`

const clock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`

function partOfDay(time: string): string {
  if (time < '12:00') return '上午'
  return time < '13:00' ? '中午' : '下午'
}

export const time = (from: string) => `${partOfDay(from)}${clock(from)}`

export const times = (from: string, to: string) =>
  partOfDay(from) === partOfDay(to) ? `${time(from)}–${clock(to)}` : `${time(from)}–${time(to)}`

export const dayAndTimes = (day: string, times: string) => `${day}${times}`

export const dayAndTime = (day: string, time: string) => `${day}${time}`

export const list = (words: readonly string[], last: 'or' | 'and') =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join('、')}${last === 'and' ? '和' : '或'}${words.at(-1)}`

const PLACES: Record<string, string> = {
  Vancouver: '溫哥華',
  Richmond: '列治文',
  Burnaby: '本拿比',
  Surrey: '素里',
  Delta: '三角洲',
  'Vancouver and Richmond': '溫哥華和列治文',
}

export const placeName = (name: string) => PLACES[name] ?? name

/** Statuses of players and registrations. */
const STATUSES: Record<string, string> = {
  PENDING: '審核中',
  WAITLISTED: '候補',
  APPROVED: '已批准',
  ACTIVE: '有效',
  REJECTED: '未獲批准',
  CANCELLED: '已取消',
  WITHDRAWN: '已退出',
  COMPLETED: '已結束',
  ON_HOLD: '受傷暫停',
  INACTIVE: '暫時休息',
  ARCHIVED: '已封存',
}

export const statusWord = (status: string) => STATUSES[status] ?? status
