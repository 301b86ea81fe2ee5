import { addTeams, removeTeam } from '@touchline/domain/tournament/people/add-teams.ts'
import { rosterText, withRoster } from '@touchline/domain/tournament/people/roster.ts'
import { colourNamed } from '@touchline/domain/tournament/people/shirt-colours.ts'
import { withRow } from '@touchline/domain/tournament/plan/ids.ts'
import type { Plan, Team } from '@touchline/domain/tournament/plan/plan.ts'
import { hasResult } from '@touchline/domain/tournament/play/enter-result.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { Field, SelectField, TextArea } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import { useColours } from './use-colours.ts'

interface TeamDialogProps extends PartProps {
  /** Null: a new one. */
  team: Team | null
  code: string
  onClose: () => void
}

export function TeamDialog({ draft, team, code, onClose }: TeamDialogProps) {
  const { plan } = draft
  const { fields, colourNames, submit } = useTeam({ draft, team, code })
  const { field } = fields
  const groups = plan.groups.filter(({ divisionId }) => divisionId === team?.divisionId)
  const remove = (gone: Team) =>
    draft.change(removeTeam(plan, gone.id), `${gone.name} is removed. Make its division’s schedule again.`)
  return (
    <PlanForm
      title={team ? team.name : 'Add a team'}
      confirm={team ? 'Save' : 'Add the team'}
      onSubmit={submit}
      onClose={onClose}
      onRemove={team && !hasPlayed(plan, team) && (() => remove(team))}
    >
      <Field label="Name" required autoComplete="off" {...field('name')} />
      {team === null && (
        <Field label="Ages" required hint="U9, or U8/9 for two together" {...field('code')} />
      )}
      {groups.length > 1 && (
        <SelectField
          label="Group"
          options={groups.map(({ id, name }) => ({ value: id, label: `Group ${name}` }))}
          {...field('groupId')}
        />
      )}
      <SelectField label="Shirts" options={colourNames} {...field('colour')} />
      <SelectField
        label="Other shirts"
        options={[{ value: '', label: 'None' }, ...colourNames]}
        {...field('altColour')}
      />
      <Field label="Coach" autoComplete="off" {...field('coachName')} />
      <Field label="Coach’s phone" hint="For the desk only" autoComplete="off" {...field('coachPhone')} />
      {team && <TeamDetails fields={fields} hasForfeited={hasForfeited(plan, team)} />}
    </PlanForm>
  )
}

/** The form of a team; submitting it changes the plan, or returns the sentence that says why not. */
function useTeam({ draft, team, code }: Omit<TeamDialogProps, 'onClose' | 'tournament'>) {
  const { plan } = draft
  const colours = useColours(plan)
  const { resultsFrom } = useClubRules()
  const fields = usePlanFields({
    name: team?.name ?? '',
    code,
    colour: team?.colour.name ?? 'Blue',
    altColour: team?.altColour?.name ?? '',
    coachName: team?.coachName ?? '',
    coachPhone: team?.coachPhone ?? '',
    groupId: team?.groupId ?? '',
    phonetic: team?.phonetic ?? '',
    roster: team ? rosterText(plan, team.id) : '',
    excused: team?.forfeitExcused ?? false,
  })
  const { values } = fields
  const submit = () => {
    const colour = colourNamed(values.colour, colours) ?? team?.colour
    if (!values.name.trim()) return 'Give the team a name.'
    if (!colour) return 'Choose a colour.'
    const given = {
      name: values.name.trim(),
      colour,
      altColour: colourNamed(values.altColour, colours),
      coachName: values.coachName.trim(),
      coachPhone: values.coachPhone.trim() || null,
    }
    if (team === null) {
      const ages = values.code.trim().toUpperCase()
      if (!/^U\d/.test(ages)) return 'Please enter the ages as U9 or U8/9.'
      try {
        return draft.change(addTeams(plan, [{ ...given, code: ages }], resultsFrom))
      } catch {
        return 'Please enter the ages as U9 or U8/9.'
      }
    }
    const row = {
      ...team,
      ...given,
      groupId: values.groupId,
      phonetic: values.phonetic.trim(),
      forfeitExcused: values.excused,
      shortName: team.name === given.name ? team.shortName : [...given.name].slice(0, 12).join('').trim(),
    }
    return draft.change(withRoster({ ...plan, teams: withRow(plan.teams, row) }, team.id, values.roster))
  }
  return { fields, colourNames: colours.map(({ name }) => name), submit }
}

interface DetailsProps {
  fields: ReturnType<typeof useTeam>['fields']
  hasForfeited: boolean
}

/** Details that are known once the team has arrived. */
const TeamDetails = ({ fields: { field, box }, hasForfeited }: DetailsProps) => (
  <>
    <Field
      label="Pronounced"
      hint="For the MC"
      placeholder="KUM-kwats"
      autoComplete="off"
      {...field('phonetic')}
    />
    <TextArea
      label="Players"
      hint="For the desk only. One per line, the shirt number after the name."
      rows={5}
      placeholder={'Maya L., 7\nNoah P.'}
      {...field('roster')}
    />
    {hasForfeited && (
      <Checkbox
        label="Can still reach a final"
        hint="Missed a match, but the director excused it"
        {...box('excused')}
      />
    )}
  </>
)

const hasPlayed = ({ matches }: Plan, { id }: Team) =>
  matches.some((match) => hasResult(match) && (match.home.teamId === id || match.away.teamId === id))

const hasForfeited = ({ matches }: Plan, { id }: Team) =>
  matches.some(
    ({ forfeitBy, home, away }) =>
      (forfeitBy !== null && forfeitBy !== 'AWAY' && home.teamId === id) ||
      (forfeitBy !== null && forfeitBy !== 'HOME' && away.teamId === id),
  )
