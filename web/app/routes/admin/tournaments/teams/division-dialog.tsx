import { withoutResults } from '@touchline/domain/club/rules-of-play.ts'
import { splitIntoGroups, withoutMatches } from '@touchline/domain/tournament/people/add-teams.ts'
import { divisionName, onPitchType } from '@touchline/domain/tournament/plan/division.ts'
import { withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Division } from '@touchline/domain/tournament/plan/plan.ts'
import { PITCH_TYPES } from '@touchline/domain/tournament/plan/plan-teams.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { type PlanFields, PlanForm, usePlanFields } from '../plan-form.tsx'
import styles from '../tournament.module.css'

const PLAYS = [
  { value: 'FRIENDLY', label: 'Friendly games for all' },
  { value: 'ROUND_ROBIN', label: 'Everyone plays everyone' },
  { value: 'FINAL', label: 'Groups, then a final' },
  { value: 'SEMIS', label: 'Groups, semi-finals, final' },
] as const

interface DivisionDialogProps extends PartProps {
  division: Division
  onClose: () => void
}

type DivisionValues = Division & { wantedGroups: string }

/** How a division plays. A change that affects its matches removes them, and they are drawn again. */
export function DivisionDialog({ draft, division, onClose }: DivisionDialogProps) {
  const { plan } = draft
  const groups = plan.groups.filter(({ divisionId }) => divisionId === division.id).length
  const fields = usePlanFields<DivisionValues>({ ...division, wantedGroups: String(Math.max(1, groups)) })
  const { wantedGroups, ...values } = fields.values
  const submit = () => {
    const isDrawnAnew = (['play', 'gamesEach', 'thirdPlace'] as const).some(
      (name) => values[name] !== division[name],
    )
    const changed = {
      ...plan,
      ...(isDrawnAnew ? withoutMatches(plan, division.id) : {}),
      divisions: withRow(plan.divisions, values),
    }
    const count = Number(wantedGroups)
    return draft.change(
      count === Math.max(1, groups) ? changed : splitIntoGroups(changed, division.id, count),
    )
  }
  const hasTeams = plan.teams.some(({ divisionId }) => divisionId === division.id)
  return (
    <PlanForm
      title={`Rules of ${divisionName(division)}`}
      confirm="Save"
      onSubmit={submit}
      onClose={onClose}
      onRemove={
        !hasTeams &&
        (() =>
          draft.change(
            {
              ...plan,
              divisions: plan.divisions.filter(({ id }) => id !== division.id),
              groups: plan.groups.filter(({ divisionId }) => divisionId !== division.id),
              awards: plan.awards.filter(({ divisionId }) => divisionId !== division.id),
            },
            `${divisionName(division)} is removed.`,
          ))
      }
    >
      <DivisionFields {...fields} />
    </PlanForm>
  )
}

function DivisionFields({ values, setValues, field, number, box }: PlanFields<DivisionValues>) {
  const young = withoutResults(useClubRules().resultsFrom)
  return (
    <>
      <SelectField label="They play" options={[...PLAYS]} {...field('play')} />
      <div className={styles.pair}>
        {values.play === 'FRIENDLY' && <Field label="Games each" {...number('gamesEach')} />}
        <SelectField label="Groups" options={['1', '2', '3', '4']} {...field('wantedGroups')} />
        <SelectField
          label="Pitch"
          hint={`They play ${values.format}, at least ${values.minPlayers} to start`}
          options={[...PITCH_TYPES]}
          {...field('pitchType')}
          onChange={({ currentTarget }) => {
            const chosen = PITCH_TYPES.find((type) => type === currentTarget.value)
            if (chosen) setValues(onPitchType(values, chosen))
          }}
        />
      </div>
      <div className={styles.pair}>
        <Field label="Halves" {...number('halves')} />
        <Field label="Minutes per half" {...number('halfMinutes')} />
        <Field label="Break" {...number('breakMinutes')} />
        <Field label="Max minutes a day" {...number('maxMinutesPerDay')} />
        <Field label="Max roster" {...number('rosterMax')} />
      </div>
      <Checkbox
        label="Keep scores"
        hint={young ? `Off for ${young}, unless you turn it on here` : 'On in every division'}
        {...box('recordsResults')}
      />
      {(values.play === 'SEMIS' || values.play === 'FINAL') && (
        <Checkbox label="Third-place match" {...box('thirdPlace')} />
      )}
    </>
  )
}
