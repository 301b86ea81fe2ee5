import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { isOver } from '@touchline/domain/tournament/tournament.ts'
import { Link } from 'react-router'
import { clubNow } from '../../../club/club-now.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'
import { DangerActions } from './danger-actions.tsx'
import { DetailsForm } from './details-form.tsx'
import { PagesAndPaper } from './pages-and-paper.tsx'
import type { PartProps } from './part-props.ts'
import { PlaceForm } from './place-form.tsx'
import { SignUpForm } from './sign-ups/sign-up-form.tsx'
import { StandingsForm } from './standings-form.tsx'
import styles from './tournament.module.css'
import { ViolationList } from './violation-list.tsx'

interface OverviewProps extends PartProps {
  onPublish: () => void
}

/** The progress of the plan, its problems, and the facts of the tournament. */
export function Overview({ tournament, draft, onPublish }: OverviewProps) {
  const { plan } = draft
  return (
    <div className={styles.columns}>
      <div className={ui.cards}>
        <Steps tournament={tournament} draft={draft} onPublish={onPublish} />
        {tournament.status !== 'DRAFT' && <PagesAndPaper tournament={tournament} />}
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

function Steps({ tournament, draft: { plan, violations }, onPublish }: OverviewProps) {
  const steps = stepsOf(plan)
  const isReady = steps.every(({ isDone }) => isDone) && violations.length === 0
  return (
    <section className={ui.card} aria-labelledby="steps">
      <h2 id="steps">Steps to publishing</h2>
      <ol className={`plain-list ${styles.steps}`}>
        {steps.map(({ part, title, isDone, words }) => (
          <li key={title}>
            <Link to={`/admin/tournaments/${tournament.slug}?part=${part}`}>{title}</Link>
            <span className="quiet">{words}</span>
            <Chip tone={isDone ? 'good' : 'wait'}>{isDone ? 'Done' : 'To do'}</Chip>
          </li>
        ))}
      </ol>
      {isReady && tournament.isDraft && (
        <p>
          Everything’s in place and no rules are broken.{' '}
          <Button kind="small" onClick={onPublish}>
            Review and publish
          </Button>
        </p>
      )}
      <ViolationList violations={violations} />
    </section>
  )
}

function stepsOf({ teams, pitches, slots, officials, matches }: Plan) {
  const placed = matches.filter(({ slotId }) => slotId !== null).length
  return [
    { part: 'teams', title: 'Teams', isDone: teams.length > 1, words: count(teams.length, 'team') },
    { part: 'pitches', title: 'Pitches', isDone: pitches.length > 0, words: count(pitches.length, 'pitch') },
    { part: 'pitches', title: 'Times', isDone: slots.length > 0, words: count(slots.length, 'slot') },
    {
      part: 'referees',
      title: 'Referees',
      isDone: officials.length > 0,
      words: count(officials.length, 'official'),
    },
    {
      part: 'schedule',
      title: 'Schedule',
      isDone: placed > 0,
      words: placed > 0 ? `${placed} of ${matches.length} matches placed` : 'not made yet',
    },
  ]
}

function count(number: number, word: string): string {
  if (number === 0) return 'none yet'
  return number === 1 ? `1 ${word}` : `${number} ${word === 'pitch' ? 'pitches' : `${word}s`}`
}
