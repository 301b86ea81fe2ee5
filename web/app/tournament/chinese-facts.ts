import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { type DayView, venueName } from '@touchline/domain/tournament/view/day-view.ts'

export type ChineseFacts = [name: string, words: string][]

const WORDS = {
  'zh-Hant': {
    day: '日期',
    time: '開賽',
    place: '地點',
    fee: '費用',
    free: '免費',
    each: '每位小朋友',
    from: '起',
  },
  'zh-Hans': {
    day: '日期',
    time: '开赛',
    place: '地点',
    fee: '费用',
    free: '免费',
    each: '每位小朋友',
    from: '起',
  },
}
const WEEKDAYS = '日一二三四五六'

/** Only numbers and names: date, time, place and price, the same in both scripts. */
export function chineseFacts(
  lang: keyof typeof WORDS,
  { day, date, feeCents }: { day: DayView | null; date: string; feeCents: number | null },
): ChineseFacts {
  const words = WORDS[lang]
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]
  const first = day?.games[0]?.start
  const facts: ChineseFacts = [[words.day, `${year}年${month}月${dayOfMonth}日（星期${weekday}）`]]
  if (first) facts.push([words.time, timeWords(first.slice(11), words.from)])
  if (day) facts.push([words.place, venueName(day)])
  if (feeCents !== null)
    facts.push([words.fee, feeCents === 0 ? words.free : `${words.each} ${formatCentsShort(feeCents)}`])
  return facts
}

/** '09:30' → '上午9:30起' */
function timeWords(time: string, from: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? '上午' : '下午'
  return `${half}${hours > 12 ? hours - 12 : hours}:${String(minutes).padStart(2, '0')}${from}`
}
