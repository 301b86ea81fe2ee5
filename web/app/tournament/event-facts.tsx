import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { type DayView, venueName } from '@touchline/domain/tournament/view/day-view.ts'
import { dayAndYear, dayName } from '@touchline/domain/words.ts'
import { type Fact, Facts } from '../ui/facts.tsx'
import { type ChineseFacts, chineseFacts } from './chinese-facts.ts'
import styles from './tournament.module.css'
import { useClubClock } from './use-club-minute.ts'

/** When, where, for whom, how much and until when; date, time, place and price in Chinese as well. */
export function EventFacts({ day, date, ages }: { day: DayView | null; date: string | null; ages: string }) {
  const { today } = useClubClock()
  const first = day?.games[0]?.start
  const facts: Fact[] = [
    ['Day', date ? dayAndYear(date) : 'follows soon'],
    ['First kick-off', first ? momentName(first) : null],
    ['Place', day ? venueName(day) : 'Richmond, BC'],
    ['Ages', ages],
    ['Fee', feeWords(day)],
    ['Sign up', day?.registerBy ? signUpWords(day.registerBy, today) : null],
  ]
  return (
    <div className={styles.two}>
      <Facts facts={facts} />
      {date && (
        <div className={styles.chinese}>
          <Chinese lang="zh-Hant" facts={chineseFacts('zh-Hant', day, date)} />
          <Chinese lang="zh-Hans" facts={chineseFacts('zh-Hans', day, date)} />
        </div>
      )}
    </div>
  )
}

const Chinese = ({ lang, facts }: { lang: string; facts: ChineseFacts }) => (
  <p lang={lang}>
    {facts.map(([name, words]) => (
      <span key={name}>
        {name}：{words}
      </span>
    ))}
  </p>
)

const signUpWords = (until: string, today: string | null) =>
  today !== null && today > until ? `closed since ${dayName(until)}` : `until ${dayName(until)}`

function feeWords(day: DayView | null): string | null {
  if (day?.entryCents == null) return null
  return day.entryCents === 0 ? 'free' : `${formatCentsShort(day.entryCents)} for each child`
}
