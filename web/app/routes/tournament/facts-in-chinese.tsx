import { WEEKDAYS, weekdayOf } from '@touchline/domain/calendar-day.ts'
import styles from '../../tournament/tournament.module.css'

interface Facts {
  date: string
  /** '2026-02-21T09:00' */
  opensAt: string | null
  place: string
}

/** Date, time, place and who, for grandparents who read these rather than English. */
const SCRIPTS = [
  {
    lang: 'zh-Hant',
    name: '繁體中文',
    labels: { date: '日期', time: '報到時間', place: '地點', who: '對象' },
    who: 'U6 至 U15 球員，歡迎家人和朋友',
  },
  {
    lang: 'zh-Hans',
    name: '简体中文',
    labels: { date: '日期', time: '报到时间', place: '地点', who: '对象' },
    who: 'U6 至 U15 球员，欢迎家人和朋友',
  },
] as const

export function FactsInChinese({ date, opensAt, place }: Facts) {
  return (
    <div className={styles.two}>
      {SCRIPTS.map(({ lang, name, labels, who }) => (
        <ul key={lang} lang={lang} className={styles.prose} aria-label={name}>
          <li>
            {labels.date}：{chineseDay(date)}
          </li>
          {opensAt && (
            <li>
              {labels.time}：{chineseTime(opensAt)}
            </li>
          )}
          <li>
            {labels.place}：<span lang="en-CA">{place}</span>
          </li>
          <li>
            {labels.who}：{who}
          </li>
        </ul>
      ))}
    </div>
  )
}

/** By hand: what a server and a browser make of it by themselves need not be the same. */
function chineseDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日（星期${'日一二三四五六'[WEEKDAYS.indexOf(weekdayOf(day))]}）`
}

function chineseTime(moment: string): string {
  const [hour = 0, minute = 0] = moment.slice(11, 16).split(':').map(Number)
  return `${hour < 12 ? '上午' : '下午'}${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
}
