import { KIND_PAGES } from '@touchline/domain/tournament/kind.ts'
import { isOver } from '@touchline/domain/tournament/tournament.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'
import { DangerActions } from './danger-actions.tsx'
import { kindNames } from './desk-data.ts'
import { DetailsForm } from './details-form.tsx'
import type { PartProps } from './part-props.ts'
import { PlaceForm } from './place-form.tsx'
import { SignUpForm } from './sign-ups/sign-up-form.tsx'
import { StandingsForm } from './standings-form.tsx'
import styles from './tournament.module.css'
import { ViolationList } from './violation-list.tsx'

/** How far the plan is, what is wrong with it, and the facts of the tournament. */
export function Overview({ tournament, draft, onPublish }: PartProps & { onPublish: () => void }) {
  const { plan, violations } = draft
  const to = (part: string) => `/admin/tournaments/${tournament.slug}?part=${part}`
  const placed = plan.matches.filter(({ slotId }) => slotId !== null).length
  const steps: [string, string, boolean, string][] = [
    ['teams', 'Teams', plan.teams.length > 1, count(plan.teams.length, 'team')],
    ['pitches', 'Pitches', plan.pitches.length > 0, count(plan.pitches.length, 'pitch')],
    ['pitches', 'Times', plan.slots.length > 0, count(plan.slots.length, 'slot')],
    ['referees', 'Referees', plan.officials.length > 0, count(plan.officials.length, 'official')],
    [
      'schedule',
      'Schedule',
      placed > 0,
      placed > 0 ? `${placed} of ${plan.matches.length} matches placed` : 'not made yet',
    ],
  ]
  const isReady = steps.every(([, , isDone]) => isDone) && violations.length === 0
  return (
    <div className={styles.columns}>
      <div className={ui.cards}>
        <section className={ui.card} aria-labelledby="steps">
          <h2 id="steps">From nothing to published</h2>
          <ol className={`plain-list ${styles.steps}`}>
            {steps.map(([part, title, isDone, words]) => (
              <li key={title}>
                <Link to={to(part)}>{title}</Link>
                <span className="quiet">{words}</span>
                <Chip tone={isDone ? 'good' : 'wait'}>{isDone ? 'Done' : 'To do'}</Chip>
              </li>
            ))}
          </ol>
          {isReady && tournament.isDraft && (
            <p>
              Everything is there and no rule is broken.{' '}
              <Button kind="small" onClick={onPublish}>
                Look it over and publish
              </Button>
            </p>
          )}
          <ViolationList violations={violations} />
          {tournament.status !== 'DRAFT' && (
            <p>
              Visitors read about it on <Link to={`/tournaments/${tournament.slug}`}>its own page</Link>
              {KIND_PAGES[tournament.kind] && (
                <>
                  {' '}
                  and, as long as it is the newest of its kind, on{' '}
                  <Link to={KIND_PAGES[tournament.kind] ?? ''}>{kindNames[tournament.kind]}</Link>
                </>
              )}
              .
            </p>
          )}
        </section>
        <PlaceForm key={JSON.stringify(plan.venue)} tournament={tournament} draft={draft} />
        {plan.divisions.some(({ recordsResults }) => recordsResults) && <StandingsForm draft={draft} />}
      </div>
      <div className={ui.cards}>
        <DetailsForm
          key={`${tournament.name} ${tournament.date} ${tournament.status}`}
          tournament={tournament}
          draft={draft}
        />
        {(tournament.signUpUntil !== null || !isOver(tournament, clubNow().day)) && (
          <SignUpForm
            key={`${tournament.signUpUntil} ${tournament.signUpPlaces}`}
            tournament={tournament}
            draft={draft}
          />
        )}
        <DangerActions tournament={tournament} draft={draft} />
      </div>
    </div>
  )
}

function count(number: number, word: string): string {
  if (number === 0) return 'none yet'
  return number === 1 ? `1 ${word}` : `${number} ${word === 'pitch' ? 'pitches' : `${word}s`}`
}
