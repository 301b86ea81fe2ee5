import { isOver } from '@touchline/domain/tournament/tournament.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { type Family, type FamilySignUp, signUpsOf } from '../../../family/family.ts'
import ui from '../../../ui/ui.module.css'

/** The tournaments that are ahead of the family's children. */
export function TournamentCard({ family }: { family: Family }) {
  const today = clubNow().day
  const ahead = signUpsOf(family).filter(({ tournament }) => !isOver(tournament, today))
  if (ahead.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="tournaments">
      <h2 id="tournaments">Tournaments</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {ahead.map(({ id, player, tournament, ...signUp }) => (
          <li key={id} className={ui.card}>
            <span>
              <strong>{player.firstName}</strong> {stateWords(signUp)}{' '}
              <Link to={`/tournaments/${tournament.slug}#join`}>{tournament.name}</Link>
              {tournament.date && <span className="quiet"> · {dayAndYear(tournament.date)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const stateWords = ({ status, waitlistPosition }: Pick<FamilySignUp, 'status' | 'waitlistPosition'>) =>
  status === 'JOINED' ? 'is in' : `is number ${waitlistPosition} on the waiting list of`
