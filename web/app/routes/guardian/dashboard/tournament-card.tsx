import { isOver } from '@touchline/domain/tournament/tournament.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { type Family, type FamilySignUp, signUpsOf } from '../../../family/family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import ui from '../../../ui/ui.module.css'
import * as texts from './dashboard.texts.ts'

/** The coming tournaments of the family's children. */
export function TournamentCard({ family }: { family: Family }) {
  const today = clubNow().day
  const ahead = signUpsOf(family).filter(({ tournament }) => !isOver(tournament, today))
  if (ahead.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="tournaments">
      <h2 id="tournaments">{texts.tournaments}</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {ahead.map(({ id, player, tournament, ...signUp }) => (
          <li key={id} className={ui.card}>
            <span>
              <strong>{written(player.firstName)}</strong>
              {STATE_WORDS[signUp.status](signUp)}
              <SiteLink to={`/tournaments/${tournament.slug}#join`}>{written(tournament.name)}</SiteLink>
              {tournament.date && <span className="quiet"> · {dayAndYear(tournament.date)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const STATE_WORDS: Record<
  FamilySignUp['status'],
  (signUp: Pick<FamilySignUp, 'waitlistPosition'>) => string
> = {
  JOINED: () => texts.isIn,
  WAITLISTED: ({ waitlistPosition }) => texts.isWaiting(waitlistPosition ?? 1),
}
