import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { emailWords } from '../../../desk/email-words.ts'
import { personName } from '../../../desk/people-lines.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { Step } from '../../../ui/form/step.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { FamilyLink } from './add-player/family-link.tsx'
import { type Guardian, guardianWithId } from './add-player/guardian.ts'
import { GuardianStep } from './add-player/guardian-step.tsx'
import { NewPlayerForm } from './add-player/new-player-form.tsx'

export const meta = pageMeta({
  title: 'Add a player',
  description: 'Add a player for a guardian.',
  isPrivate: true,
})

/** First the guardian, then the child. The guardian stands in the address, so that other screens can link here. */
export default function AddPlayer() {
  const [search, setSearch] = useSearchParams()
  const guardianId = search.get('guardian')
  return (
    <DeskPage
      title="Add a player"
      note="For paper forms from the field, and for families who ask at the desk."
    >
      <div className={ui.narrow}>
        {guardianId ? (
          <ForGuardian id={guardianId} onChange={() => setSearch({}, { replace: true })} />
        ) : (
          <Step
            id="guardian"
            title="Whose child is it?"
            hint="Find the guardian, or add a new one."
            isDone={false}
          >
            <GuardianStep onChoose={({ id }) => setSearch({ guardian: id }, { replace: true })} />
          </Step>
        )}
      </div>
    </DeskPage>
  )
}

function ForGuardian({ id, onChange }: { id: string; onChange: () => void }) {
  const loaded = useQuery({ queryKey: ['guardian', id], queryFn: () => guardianWithId(id) })
  return (
    <ListStates loaded={loaded}>
      {(guardian) =>
        guardian ? (
          <>
            <Step id="guardian" title="Whose child is it?" isDone>
              <Chosen guardian={guardian} onChange={onChange} />
            </Step>
            <Step id="player" title="Who’s the player?" isDone={false}>
              <NewPlayerForm key={guardian.id} guardian={guardian} />
            </Step>
          </>
        ) : (
          <p>
            We can’t find this guardian anymore.{' '}
            <Button kind="small" onClick={onChange}>
              Find another
            </Button>
          </p>
        )
      }
    </ListStates>
  )
}

function Chosen({ guardian, onChange }: { guardian: Guardian; onChange: () => void }) {
  const children = guardian.players.map(({ firstName }) => firstName).join(', ')
  return (
    <div className={ui.card}>
      <div className={ui.between}>
        <p>
          <strong>{personName(guardian)}</strong>
          <br />
          {emailWords(guardian.email)}
          {children && <span className="quiet"> · {children}</span>}
        </p>
        <Button kind="small" onClick={onChange}>
          Someone else
        </Button>
      </div>
      <FamilyLink guardian={guardian} />
    </div>
  )
}
