import type { Call } from '@touchline/domain/tournament/people/whom-to-call.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import ui from '../../../ui/ui.module.css'
import { AwardsPart } from './awards/awards-part.tsx'
import { CollisionDialog } from './collision-dialog.tsx'
import { ConsentsPart } from './consents/consents-part.tsx'
import { DayPart } from './day/day-part.tsx'
import { statusNames, type TournamentDesk } from './desk-data.ts'
import { FairnessPart } from './fairness-part.tsx'
import { loadTournament } from './load-tournaments.ts'
import { OfficialsPart } from './officials/officials-part.tsx'
import { Overview } from './overview.tsx'
import { PitchesPart } from './pitches/pitches-part.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ResultsPart } from './results/results-part.tsx'
import { SchedulePart } from './schedule/schedule-part.tsx'
import { SignUpsPart } from './sign-ups/sign-ups-part.tsx'
import { TeamsPart } from './teams/teams-part.tsx'
import styles from './tournament.module.css'
import { type PlanDraft, usePlanDraft } from './use-plan-draft.ts'

export const meta = pageMeta({
  title: 'Tournament',
  description: 'Plan, publish and run a day of matches.',
  isPrivate: true,
})

const PARTS = [
  ['', 'Overview'],
  ['sign-ups', 'Sign-ups'],
  ['teams', 'Teams'],
  ['pitches', 'Pitches and times'],
  ['referees', 'Referees'],
  ['schedule', 'Schedule'],
  ['results', 'Results'],
  ['day', 'The day'],
  ['awards', 'Awards'],
  ['consents', 'Consents'],
  ['fairness', 'Fairness'],
] as const

/** The parts of such a tournament and the current one; a link to a part it does not have leads to the overview. */
function useParts({ kind }: TournamentDesk) {
  const [params] = useSearchParams()
  const parts = PARTS.filter(([value]) => value !== 'consents' || kind === 'FUN_DAY')
  const [part = ''] = parts.find(([value]) => value === params.get('part')) ?? []
  return { parts, part }
}

export default function Tournament() {
  const { slug = '' } = useParams()
  useLive(['Tournament'])
  const loaded = useData(['tournaments', slug], (request) => loadTournament(request, slug))
  return <ListStates loaded={loaded}>{(found) => <AtTheDesk key={found.id} tournament={found} />}</ListStates>
}

function AtTheDesk({ tournament }: { tournament: TournamentDesk }) {
  const draft = usePlanDraft(tournament)
  const { parts, part } = useParts(tournament)
  const [isPublishing, setPublishing] = useState(false)
  const [calls, setCalls] = useState<Call[] | null>(null)
  const { name, date, status, revision, slug } = tournament
  const isNew = tournament.isDraft || draft.state !== 'SAVED'
  const props = { tournament, draft }
  const broken = (
    <>
      {draft.violations.length}
      <span className="visually-hidden"> rules broken</span>
    </>
  )
  return (
    <DeskPage
      title={name}
      note={
        <>
          {date ? dayAndYear(date) : 'No date yet'} · <Chip {...statusNames[status]} />{' '}
          {revision > 0 && `v${revision}`} <SaveNote draft={draft} />
        </>
      }
      action={
        isNew && (
          <Button disabled={draft.state !== 'SAVED'} onClick={() => setPublishing(true)}>
            {revision === 0 ? 'Publish' : `Publish v${revision + 1}`}
          </Button>
        )
      }
    >
      <UnsavedGuard isDirty={draft.state !== 'SAVED'} />
      <Tabs
        label="Parts of the plan"
        value={part}
        to={(value) => `/admin/tournaments/${slug}${value ? `?part=${value}` : ''}`}
        tabs={parts.map(([value, title]) => ({
          value,
          name: title,
          ...(value === 'schedule' && draft.violations.length > 0 ? { count: broken } : {}),
        }))}
      />
      {part === '' && <Overview {...props} onPublish={() => setPublishing(true)} />}
      {part === 'sign-ups' && <SignUpsPart {...props} />}
      {part === 'teams' && <TeamsPart {...props} />}
      {part === 'pitches' && <PitchesPart {...props} />}
      {part === 'referees' && <OfficialsPart {...props} />}
      {part === 'schedule' && <SchedulePart {...props} />}
      {part === 'results' && <ResultsPart {...props} />}
      {part === 'day' && <DayPart {...props} onCalls={setCalls} />}
      {part === 'awards' && <AwardsPart {...props} />}
      {part === 'consents' && <ConsentsPart {...props} />}
      {part === 'fairness' && <FairnessPart {...props} />}
      {isPublishing && <PublishDialog {...props} onCalls={setCalls} onClose={() => setPublishing(false)} />}
      {calls && <CallList calls={calls} onClose={() => setCalls(null)} />}
      <CollisionDialog draft={draft} />
    </DeskPage>
  )
}

/** After a publication: the people without an email, with their numbers and what to tell them. */
const CallList = ({ calls, onClose }: { calls: readonly Call[]; onClose: () => void }) => (
  <Dialog title="Please call or text them" onClose={onClose}>
    <p>Referees and coaches don’t get an email:</p>
    <ul className={`plain-list ${styles.teams}`}>
      {calls.map(({ id, name, phone, texts }) => (
        <li key={id}>
          <strong>{name}</strong>
          {phone ? (
            <>
              {' '}
              <a href={`tel:${digits(phone)}`}>{phone}</a> ·{' '}
              <a href={`sms:${digits(phone)}?body=${encodeURIComponent(`${texts.join('. ')}.`)}`}>Text</a>
            </>
          ) : (
            <span className="quiet"> no number on file</span>
          )}
          <br />
          <span className="small">{texts.join('; ')}</span>
        </li>
      ))}
    </ul>
    <div className={ui.actions}>
      <Button onClick={onClose}>All contacted</Button>
    </div>
  </Dialog>
)

const digits = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Says that changes are saved, or why they are not yet. */
const SaveNote = ({ draft: { state, problem, retry } }: { draft: PlanDraft }) => (
  <span role="status">
    {state === 'SAVED' && '· Saved'}
    {state === 'SAVING' && '· Saving...'}
    {problem && (
      <>
        · Not saved: {problem}{' '}
        <Button kind="small" onClick={retry}>
          Try again
        </Button>
      </>
    )}
  </span>
)
