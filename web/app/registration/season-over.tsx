import { yearOf } from '@touchline/domain/calendar-day.ts'
import { type Dated, programSessions } from '@touchline/domain/season.ts'
import { dayName } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { clubNow } from '../club/club-now.ts'
import ui from '../ui/ui.module.css'

/** A program stays open after its last session, for papers that come late (E-4). Nobody joins it by mistake. */
export function SeasonOver({ program }: { program: Dated }) {
  const last = programSessions(program).at(-1)?.day
  if (!last || last >= clubNow().day) return null
  return (
    <p className={ui.notice}>
      This season is over: the last session was on {dayName(last)}, {yearOf(last)}. You can still register for
      it. Looking for the next one? <Link to="/contact?topic=registration">Ask us</Link>
    </p>
  )
}
