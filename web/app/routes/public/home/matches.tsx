import { Link } from 'react-router'
import type { NextMatches } from '../../../club/next-matches.ts'
import { MatchTicket, type TeamColours } from '../../../components/match-ticket.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './matches.module.css'

export function Matches({ next, teams }: { next: NextMatches; teams: TeamColours[] }) {
  const { matches, arePlayed } = next
  return (
    <Section id="matches" title="Upcoming matches" lead={leadOf(next)}>
      {matches.length > 0 && (
        <ul className={`plain-list ${styles.tickets}`}>
          {matches.map((match) => (
            <li key={match.id}>
              <MatchTicket match={match} teams={teams} isPlayed={arePlayed} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        <Link to="/events">See all events</Link>
      </p>
    </Section>
  )
}

function leadOf({ matches, arePlayed }: NextMatches): string {
  if (!arePlayed) return 'Come and cheer, for both teams.'
  if (matches.length === 0) return 'No match is planned. We train, and that is a game as well.'
  return 'No match is planned right now. These were the last ones; the next come with the new season.'
}
