import { shapeOf } from '@touchline/domain/club/setting-shape.ts'
import { plainWords, problemsByPlace } from '@touchline/domain/complaints.ts'
import { type SeasonPlan, seasonSchema } from '@touchline/domain/seasons/season.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { createOnce } from '../../../data/create-once.ts'
import { newId } from '../../../data/new-id.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Row } from '../../../data/row.ts'
import { updateRow } from '../../../data/write-row.ts'
import { conflictOf } from '../../../desk/conflict.ts'
import { ConflictDialog } from '../../../desk/conflict-dialog.tsx'
import { type DeskSeason, planOfRow } from '../../../desk/seasons.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import styles from '../programs/form/program-form.module.css'
import { differences } from '../settings/setting-differences.ts'
import { SettingField } from '../settings/setting-field.tsx'

const NEW: Partial<SeasonPlan> = {
  days: ['SAT', 'SUN'],
  startTime: '17:00',
  endTime: '18:30',
  arriveMinutesEarly: 10,
  changes: [],
}

/** The input about a season, and how it is saved. */
function useSeasonForm(season: DeskSeason | null) {
  const start = season?.plan ?? NEW
  const [value, setValue] = useState<unknown>(start)
  const [saved, setSaved] = useState<unknown>(start)
  const [version, setVersion] = useState(season?._version ?? null)
  const [newSeasonId] = useState(newId)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [collided, setCollided] = useState<Row | null>(null)
  const navigate = useNavigate()
  const save = useChange(async (request, { plan, over }: { plan: SeasonPlan; over: number | null }) => {
    const input = { ...plan, changes: JSON.stringify(plan.changes) }
    if (season) return updateRow(request, 'Season', { ...input, id: season.id, _version: over ?? 1 })
    return createOnce(request, 'Season', { ...input, id: newSeasonId, status: 'PUBLISHED' })
  })
  const send = async (over = version) => {
    setCollided(null)
    const read = seasonSchema.safeParse(value, { error: plainWords })
    setProblems(problemsByPlace(read.error?.issues ?? []))
    if (!read.success) return
    try {
      const row = await save.mutateAsync({ plan: read.data, over })
      setVersion(row._version)
      setSaved(value)
      notify(`${read.data.name} is saved. It’s live now.`)
      if (!season) navigate(`/admin/seasons/${row.id}`)
    } catch (error) {
      setCollided(conflictOf(error))
    }
  }
  const takeTheirs = (theirs: Row) => {
    setVersion(theirs._version)
    setValue(planOfRow(theirs))
    setSaved(planOfRow(theirs))
    setCollided(null)
  }
  const isDirty = JSON.stringify(value) !== JSON.stringify(saved)
  return { value, setValue, saved, problems, collided, save, send, takeTheirs, isDirty }
}

/** The days, hours and changes of a season; null for the club's very first one. */
export function SeasonForm({ season }: { season: DeskSeason | null }) {
  const { value, setValue, saved, problems, collided, save, send, takeTheirs, isDirty } =
    useSeasonForm(season)
  return (
    <form
      className={styles.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <UnsavedGuard isDirty={isDirty && !(season === null && save.isSuccess)} />
      <SettingField
        shape={shapeOf(seasonSchema)}
        value={value}
        path={['season']}
        problems={problems}
        onChange={setValue}
      />
      {save.error && !collided && <FormMessage>{plainProblem(save.error)}</FormMessage>}
      <div className={ui.actions}>
        <Button type="submit" isBusy={save.isPending} disabled={!isDirty}>
          Save
        </Button>
        <Button kind="small" disabled={!isDirty} onClick={() => setValue(saved)}>
          Discard changes
        </Button>
      </div>
      {collided && (
        <Collision
          mine={value}
          theirs={collided}
          onMine={() => send(collided._version)}
          onTheirs={() => takeTheirs(collided)}
        />
      )}
    </form>
  )
}

interface CollisionProps {
  mine: unknown
  theirs: Row
  onMine: () => void
  onTheirs: () => void
}

const Collision = ({ mine, theirs, onMine, onTheirs }: CollisionProps) => (
  <ConflictDialog
    rowId={theirs.id}
    title="Someone else has saved this season"
    differences={differences('season', 'Season', shapeOf(seasonSchema), mine, planOfRow(theirs))}
    mine="Overwrite with mine"
    onMine={onMine}
    onTheirs={onTheirs}
  />
)
