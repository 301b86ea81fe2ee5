import { freeSpot } from '@touchline/domain/tournament/plan/free-spot.ts'
import { freeId, withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Pitch, Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { PITCH_TYPES } from '@touchline/domain/tournament/plan/plan-teams.ts'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import { TickGroup } from '../../../../ui/form/tick-group.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'
import type { PlanDraft } from '../use-plan-draft.ts'

interface PitchDialogProps extends PartProps {
  pitch: Pitch | null
  onClose: () => void
}

/** Usual sizes in metres, from left to right and from top to bottom. */
const SIZES: Record<Pitch['type'], [number, number]> = {
  '3v3': [28, 22],
  '4v4': [30, 25],
  '5v5': [30, 30],
  '7v7': [46, 30],
  '9v9': [64, 45],
  '11v11': [100, 64],
}

/** The form of a pitch, whether it fits on the map, and how it is saved. */
function usePitch({ plan, change }: PlanDraft, pitch: Pitch | null) {
  const { values, field } = usePlanFields({
    name: pitch?.name ?? '',
    type: pitch?.type ?? plan.divisions[0]?.pitchType ?? '5v5',
    overlaps: pitch?.overlaps ?? [],
    x: String(pitch?.x ?? ''),
    y: String(pitch?.y ?? ''),
  })
  const { name, type, overlaps, x, y } = values
  const others = plan.pitches.filter(({ id }) => id !== pitch?.id)
  const [acrossMetres, downMetres] =
    pitch?.type === type ? [pitch.acrossMetres, pitch.downMetres] : SIZES[type]
  const spot = freeSpot(others, { acrossMetres, downMetres })
  const submit = () => {
    if (!name.trim()) return 'Give the pitch a name.'
    const row: Pitch = {
      turfBlock: '',
      surface: '',
      lit: false,
      ...pitch,
      id: pitch?.id ?? freeId(plan.pitches, name, 'pitch'),
      name: name.trim(),
      type,
      overlaps,
      x: x === '' ? spot.x : Number(x),
      y: y === '' ? spot.y : Number(y),
      acrossMetres,
      downMetres,
    }
    return change({ ...plan, pitches: withRow(plan.pitches, row) })
  }
  return { overlaps, field, others, spot, submit }
}

export function PitchDialog({ draft, pitch, onClose }: PitchDialogProps) {
  const { overlaps, field, others, spot, submit } = usePitch(draft, pitch)
  return (
    <PlanForm
      title={pitch ? pitch.name : 'Add a pitch'}
      confirm={pitch ? 'Save' : 'Add the pitch'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={
        pitch &&
        (() =>
          draft.change(
            withoutPitch(draft.plan, pitch.id),
            `${pitch.name} is removed. Its matches need a new slot.`,
          ))
      }
    >
      <Field label="Name" required autoComplete="off" {...field('name')} />
      <SelectField label="Size" options={[...PITCH_TYPES]} {...field('type')} />
      <div className={styles.pair}>
        <Field label="Metres from the left" type="number" placeholder={String(spot.x)} {...field('x')} />
        <Field label="Metres from the top" type="number" placeholder={String(spot.y)} {...field('y')} />
      </div>
      {others.length > 0 && (
        <TickGroup
          legend="Shares turf with"
          options={others}
          ticked={overlaps}
          onChange={field('overlaps').onChange}
        />
      )}
    </PlanForm>
  )
}

function withoutPitch(plan: Plan, pitchId: string): Plan {
  const gone = new Set(plan.slots.filter((slot) => slot.pitchId === pitchId).map(({ id }) => id))
  return {
    ...plan,
    pitches: plan.pitches
      .filter(({ id }) => id !== pitchId)
      .map((pitch) => ({ ...pitch, overlaps: pitch.overlaps.filter((id) => id !== pitchId) })),
    slots: plan.slots.filter(({ id }) => !gone.has(id)),
    matches: plan.matches.map((match) => (gone.has(match.slotId ?? '') ? { ...match, slotId: null } : match)),
  }
}
