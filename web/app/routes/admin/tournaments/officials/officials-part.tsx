import { Button } from '@mantine/core'
import { placedMatches } from '@touchline/domain/tournament/match-times.ts'
import type { Official } from '@touchline/domain/tournament/plan.ts'
import { indexPlan } from '@touchline/domain/tournament/plan-index.ts'
import { gamesByOfficial } from '@touchline/domain/tournament/score.ts'
import { statusWord } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { EmptyState } from '../../../../family/empty-state.tsx'
import family from '../../../../family/family.module.css'
import type { PartProps } from '../part-props.ts'
import styles from '../tournament.module.css'
import { OfficialDialog } from './official-dialog.tsx'

/** Referees and game leaders with their games; each can be changed. */
export function OfficialsPart({ tournament, draft }: PartProps) {
  const [open, setOpen] = useState<{ official: Official | null } | null>(null)
  const { plan } = draft
  const games = gamesByOfficial(plan, placedMatches(indexPlan(plan)))
  return (
    <>
      <div className={family.actions}>
        <Button onClick={() => setOpen({ official: null })}>Add an official</Button>
      </div>
      {plan.officials.length === 0 ? (
        <EmptyState title="Nobody referees yet" action={null}>
          With six referees, each has five games of thirty. Where no scores are kept, a game leader does as
          well.
        </EmptyState>
      ) : (
        <ul className={`plain-list ${styles.teams}`} aria-label="Officials">
          {plan.officials.map((official) => (
            <li key={official.id}>
              <button type="button" className={styles.team} onClick={() => setOpen({ official })}>
                <span>
                  <strong>{official.name}</strong>
                  <span className="quiet small">
                    {official.roles.map(statusWord).join(', ')}
                    {official.isMinor && ' · minor'} · {games.get(official.id) ?? 0} of at most{' '}
                    {official.maxGames} games
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
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
