import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useChange, useLive } from '../../../area/area-data.tsx'
import { type DeskSeason, publishSeason, undoNextSeason, useSeasons } from '../../../desk/seasons.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { SeasonForm } from './season-form.tsx'

export const meta = pageMeta({ title: 'Season', description: 'One season of the club.', isPrivate: true })

export default function Season() {
  useLive(['Season', 'Program'])
  const { id = '' } = useParams()
  const loaded = useSeasons()
  if (id === 'new') return <NewSeason />
  return (
    <ListStates loaded={loaded}>
      {(seasons) => {
        const season = seasons.find((one) => one.id === id)
        if (!season) return <NoSuchSeason />
        return (
          <DeskPage
            title={season.plan.name}
            note={<Link to="/admin/seasons">All seasons</Link>}
            action={season.status === 'DRAFT' && <DraftActions season={season} />}
          >
            {season.status === 'DRAFT' && (
              <p className={ui.notice}>
                This season is a draft. Only the desk can see it or its programs until you publish it.
              </p>
            )}
            <Programs season={season} />
            <SeasonForm key={id} season={season} />
          </DeskPage>
        )
      }}
    </ListStates>
  )
}

/** For a club without a season; later ones are made from the one before. */
const NewSeason = () => (
  <DeskPage title="New season" note={<Link to="/admin/seasons">All seasons</Link>}>
    <SeasonForm season={null} />
  </DeskPage>
)

function DraftActions({ season: { id, plan } }: { season: DeskSeason }) {
  const [asked, setAsked] = useState<'publish' | 'undo' | null>(null)
  const navigate = useNavigate()
  const publish = useChange(publishSeason)
  const undo = useChange(undoNextSeason)
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked('undo')}>
        Delete draft
      </Button>
      <Button onClick={() => setAsked('publish')}>Publish</Button>
      {asked === 'publish' && (
        <ConfirmDialog
          title={`Publish ${plan.name}?`}
          confirm="Publish"
          busy="Publishing..."
          keep="Not yet"
          onConfirm={async () => {
            await publish.mutateAsync(id)
            notify(`${plan.name} is public now, and its programs are open.`)
          }}
          onClose={() => setAsked(null)}
        >
          <p>
            Families can see the season and its programs right away, and register from the days you’ve set.
          </p>
        </ConfirmDialog>
      )}
      {asked === 'undo' && (
        <ConfirmDialog
          title={`Delete the draft of ${plan.name}?`}
          confirm="Delete draft"
          busy="Deleting..."
          keep="Keep it"
          isHarmful
          onConfirm={async () => {
            await undo.mutateAsync(id)
            notify(`Draft of ${plan.name} deleted.`)
            navigate('/admin/seasons')
          }}
          onClose={() => setAsked(null)}
        >
          <p>Its programs, fees and copied discounts are deleted too. No one has registered yet.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function Programs({ season: { id } }: { season: DeskSeason }) {
  const { data: programs = [] } = useProgramLines()
  const own = programs.filter(({ seasonId }) => seasonId === id)
  return (
    <section className={ui.section} aria-labelledby="programs">
      <h2 id="programs">Programs</h2>
      {own.length === 0 && <p className="quiet">No programs in this season yet.</p>}
      <ul className="plain-list">
        {own.map(({ id: programId, name, status }) => (
          <li key={programId}>
            <Link to={`/admin/programs/${programId}`}>{name}</Link>{' '}
            {status === 'DRAFT' && <Chip tone="act">Draft</Chip>}
            {status === 'CLOSED' && <Chip tone="quiet">Closed</Chip>}
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/admin/programs/create?season=${id}`}>Add a program</Link>
      </p>
    </section>
  )
}

const NoSuchSeason = () => (
  <DeskPage title="Season not found">
    <p>
      It may have been deleted. <Link to="/admin/seasons">All seasons</Link>
    </p>
  </DeskPage>
)
