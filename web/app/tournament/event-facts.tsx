import { formatCentsShort } from '@touchline/domain/pricing/cents.ts'
import { momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { agesInWords, type SignUpTerms } from '@touchline/domain/tournament/sign-up.ts'
import { type DayView, venueName } from '@touchline/domain/tournament/view/day-view.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { LANGUAGE } from '../languages/language.ts'
import { written } from '../languages/written.tsx'
import { type Fact, Facts } from '../ui/facts.tsx'
import { type ChineseFacts, chineseFacts } from './chinese-facts.ts'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'
import { useClubClock } from './use-club-minute.ts'

interface EventFactsProps {
  day: DayView | null
  date: string | null
  ages: string
  /** The sign-up terms, where families join on this site. */
  signUp: SignUpTerms | null
}

/**
 * When, where, for whom, the price and the deadline; the English page also shows date, time, place and price in
 * Chinese.
 */
export function EventFacts({ day, date, ages, signUp }: EventFactsProps) {
  const { today } = useClubClock()
  const first = day?.games[0]?.start
  const until = signUp ? signUp.signUpUntil : day?.registerBy
  const feeCents = (signUp ? signUp.signUpFeeCents : day?.entryCents) ?? null
  const facts: Fact[] = [
    [texts.day, date ? dayAndYear(date) : texts.followsSoon],
    [texts.firstKickOff, first ? momentName(first) : null],
    [texts.place, day ? written(venueName(day)) : texts.someplace],
    [texts.ages, signUp ? agesInWords(signUp) : ages],
    [texts.fee, feeWords(feeCents)],
    [texts.signUp, until ? signUpWords(until, today) : null],
  ]
  return (
    <div className={styles.two}>
      <Facts facts={facts} />
      {LANGUAGE === 'en' && date && (
        <div className={styles.chinese}>
          <Chinese lang="zh-Hant" facts={chineseFacts('zh-Hant', { day, date, feeCents })} />
          <Chinese lang="zh-Hans" facts={chineseFacts('zh-Hans', { day, date, feeCents })} />
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
  today !== null && today > until ? texts.closedSince(dayAndYear(until)) : texts.until(dayAndYear(until))

function feeWords(cents: number | null): string | null {
  if (cents === null) return null
  return cents === 0 ? texts.free : texts.forEach(formatCentsShort(cents))
}
