import { useQuery } from '@tanstack/react-query'
import { dealPlayers, type RegisteredPlayer } from '@touchline/domain/tournament/people/deal-players.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { useProgramNames } from '../../../../desk/use-programs.ts'
import { askReport } from '../../../../desk/use-report.ts'
import { SelectField } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'

/** The players of a program, dealt into even teams of the divisions there are (T-24). */
export function RegistrationsDialog({ tournament, draft, onClose }: PartProps & { onClose: () => void }) {
  const { ages } = useClubRules()
  const programs = useProgramNames()
  const { values, field } = usePlanFields({ programId: '' })
  const { programId } = values
  const found = useQuery({
    queryKey: ['tournament players', programId],
    queryFn: () => askReport<{ items: RegisteredPlayer[] }>('/tournament-players', { programId }),
    enabled: programId !== '',
  })
  const dealt = found.data ? dealPlayers(draft.plan, tournament.date, found.data.items, ages) : null
  return (
    <PlanForm
      title="Teams from registrations"
      confirm={dealt ? `Make ${counted(dealt.teams, 'team')}` : 'Make the teams'}
      onSubmit={() => {
        if (!dealt || dealt.players === 0) return 'There is nobody to put into a team yet.'
        return draft.change(dealt.plan)
      }}
      onClose={onClose}
    >
      <SelectField
        label="Program"
        options={[{ value: '', label: 'Choose a program' }, ...programs]}
        {...field('programId')}
      />
      {draft.plan.divisions.length === 0 && (
        <p>Add the divisions first: players go to the one of their age.</p>
      )}
      <p role="status">
        {found.isFetching && 'Looking...'}
        {found.error && plainProblem(found.error)}
        {dealt &&
          `${counted(dealt.players, 'player')} into ${counted(dealt.teams, 'new team')}, brothers and sisters together.${
            dealt.left.length > 0
              ? ` No division has the age of ${counted(dealt.left.length, 'player')}.`
              : ''
          }`}
      </p>
    </PlanForm>
  )
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
