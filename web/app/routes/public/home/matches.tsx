import type { NextMatches } from '../../../club/next-matches.ts'
import { MatchTicket, type TeamColours } from '../../../components/match-ticket.tsx'
import { SiteLink } from '../../../languages/site-link.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './home.texts.ts'
import styles from './matches.module.css'

export function Matches({ next, teams }: { next: NextMatches; teams: TeamColours[] }) {
  const { matches, arePlayed } = next
  return (
    <Section id="matches" title={texts.matches} lead={leadOf(next)}>
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
        <SiteLink to="/events">{texts.allEvents}</SiteLink>
      </p>
    </Section>
  )
}

function leadOf({ matches, arePlayed }: NextMatches): string {
  if (!arePlayed) return texts.cheer
  if (matches.length === 0) return texts.noneEver
  return texts.nonePlanned
}
