import { confirmedGames } from '@touchline/domain/tournament/day/on-the-day.ts'
import { placedMatches } from '@touchline/domain/tournament/plan/match-times.ts'
import type { Official, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan/plan-index.ts'
import { gamesByOfficial, leadsMatches } from '@touchline/domain/tournament/plan/score.ts'
import { statusWord } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useReport } from '../../../../desk/use-report.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { OpenCard } from '../../../../ui/open-card.tsx'
import ui from '../../../../ui/ui.module.css'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { OfficialDialog } from './official-dialog.tsx'
import { ThanksToRead } from './thanks-to-read.tsx'

/** Referees and game leaders with their games; each can be changed. */
export function OfficialsPart({ tournament, draft }: PartProps) {
  const [open, setOpen] = useState<{ official: Official | null } | null>(null)
  const { plan } = draft
  // Only this kind has a page for referees, where they confirm their games.
  const hasPage = tournament.kind === 'LUNAR_NEW_YEAR'
  const pins = useReport<{ pins: Record<string, string> }>(`/tournaments/${tournament.slug}/referee-pins`)
  const games = gamesByOfficial(plan, placedMatches(indexPlan(plan)))
  return (
    <>
      <div className={ui.actions}>
        <Button onClick={() => setOpen({ official: null })}>Add an official</Button>
      </div>
      {plan.officials.length === 0 ? (
        <EmptyState title="No referees yet" action={null}>
          Six referees can cover thirty games, five each. Where no scores are kept, a game leader will do.
        </EmptyState>
      ) : (
        <ul className={`plain-list ${styles.teams}`} aria-label="Officials">
          {plan.officials.map((official) => (
            <li key={official.id}>
              <OpenCard
                onOpen={() => setOpen({ official })}
                aside={<Confirmed plan={plan} officialId={official.id} />}
              >
                <strong>{official.name}</strong>
                <span className="quiet small">
                  {official.roles.map(statusWord).join(', ')}
                  {official.isMinor && ' · minor'} · {games.get(official.id) ?? 0} games, {official.maxGames}{' '}
                  at most
                </span>
                {hasPage && leadsMatches(official) && pins.data?.pins[official.id] && (
                  <span className="quiet small">PIN {pins.data.pins[official.id]}</span>
                )}
              </OpenCard>
            </li>
          ))}
        </ul>
      )}
      {hasPage && <ThanksToRead slug={tournament.slug} />}
      {open && (
        <OfficialDialog
          tournament={tournament}
          draft={draft}
          official={open.official}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function Confirmed({ plan, officialId }: { plan: Plan; officialId: string }) {
  const { games, confirmed } = confirmedGames(plan, officialId)
  if (games === 0 || confirmed === 0) return null
  return confirmed === games ? (
    <Chip tone="good">Confirmed</Chip>
  ) : (
    <Chip tone="wait">{`${confirmed} of ${games} confirmed`}</Chip>
  )
}
