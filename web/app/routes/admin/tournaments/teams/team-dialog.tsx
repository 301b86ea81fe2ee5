import { NativeSelect, TextInput } from '@mantine/core'
import { addTeams, removeTeam } from '@touchline/domain/tournament/add-teams.ts'
import { hasResult } from '@touchline/domain/tournament/enter-result.ts'
import type { Team } from '@touchline/domain/tournament/plan.ts'
import { SHIRT_COLOURS, shirtColourNamed } from '@touchline/domain/tournament/shirt-colours.ts'
import { useState } from 'react'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import family from '../../../../family/family.module.css'
import type { PartProps } from '../part-props.ts'
import { PlanForm } from '../plan-form.tsx'

interface TeamDialogProps extends PartProps {
  /** null: a new one. */
  team: Team | null
  code: string
  onClose: () => void
}

const COLOURS = Object.keys(SHIRT_COLOURS)

export function TeamDialog({ draft, team, code, onClose }: TeamDialogProps) {
  const { plan } = draft
  const [values, setValues] = useState({
    name: team?.name ?? '',
    code,
    colour: team?.colour.name ?? 'Blue',
    altColour: team?.altColour?.name ?? '',
    coachName: team?.coachName ?? '',
    coachPhone: team?.coachPhone ?? '',
    groupId: team?.groupId ?? '',
  })
  const field = (name: keyof typeof values) => ({
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  })
  const { resultsFrom } = useClubRules()
  const submit = () => {
    const colour = shirtColourNamed(values.colour) ?? team?.colour
    if (!values.name.trim()) return 'Give the team a name.'
    if (!colour) return 'Choose a colour.'
    const given = {
      name: values.name.trim(),
      colour,
      altColour: shirtColourNamed(values.altColour),
      coachName: values.coachName.trim(),
      coachPhone: values.coachPhone.trim() || null,
    }
    if (team === null) {
      if (!/^U\d/.test(values.code)) return 'Write the ages as U9 or U8/9.'
      try {
        return draft.change(addTeams(plan, [{ ...given, code: values.code }], resultsFrom))
      } catch {
        return 'Write the ages as U9 or U8/9.'
      }
    }
    const row = {
      ...team,
      ...given,
      groupId: values.groupId,
      shortName: team.name === given.name ? team.shortName : [...given.name].slice(0, 12).join('').trim(),
    }
    return draft.change({ ...plan, teams: plan.teams.map((one) => (one.id === team.id ? row : one)) })
  }
  const groups = plan.groups.filter(({ divisionId }) => divisionId === team?.divisionId)
  const hasPlayed = plan.matches.some(
    (match) => hasResult(match) && (match.home.teamId === team?.id || match.away.teamId === team?.id),
  )
  return (
    <PlanForm
      title={team ? team.name : 'Add a team'}
      confirm={team ? 'Save' : 'Add the team'}
      onSubmit={submit}
      onClose={onClose}
      extra={
        team &&
        !hasPlayed && (
          <button
            type="button"
            className={family.small}
            onClick={() => {
              draft.change(removeTeam(plan, team.id), `${team.name} is removed. Draw its division anew.`)
              onClose()
            }}
          >
            Remove
          </button>
        )
      }
    >
      <TextInput label="Name" required autoComplete="off" {...field('name')} />
      {team === null && (
        <TextInput label="Ages" required description="U9, or U8/9 for two together" {...field('code')} />
      )}
      {groups.length > 1 && (
        <NativeSelect
          label="Group"
          data={groups.map(({ id, name }) => ({ value: id, label: `Group ${name}` }))}
          {...field('groupId')}
        />
      )}
      <NativeSelect label="Shirts" data={COLOURS} {...field('colour')} />
      <NativeSelect
        label="Other shirts"
        data={[{ value: '', label: 'None' }, ...COLOURS]}
        {...field('altColour')}
      />
      <TextInput label="Coach" autoComplete="off" {...field('coachName')} />
      <TextInput
        label="Coach’s phone"
        description="For the desk only"
        autoComplete="off"
        {...field('coachPhone')}
      />
    </PlanForm>
  )
}
