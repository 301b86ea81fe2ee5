import { useQuery } from '@tanstack/react-query'
import type { Audience } from '@touchline/domain/mail/audience.ts'
import { everyItem } from '../../../../desk/every-item.ts'
import { tabRequest } from '../../../../early/early-answers.ts'
import { SelectField } from '../../../../ui/form/field.tsx'

interface TeamChoice {
  tournamentId: string
  tournament: string
  teamId: string
  team: string
  players: number
}

const TEAMS = {
  query: `query Teams($limit: Int, $from: Int) {
    deskTeams(limit: $limit, from: $from) { items { tournamentId tournament teamId team players } total }
  }`,
  field: 'deskTeams',
}

interface TeamSelectProps {
  audience: Extract<Audience, { kind: 'TEAM' }>
  onChange: (audience: Audience) => void
}

const keyOf = ({ tournamentId, teamId }: { tournamentId: string; teamId: string }) =>
  `${tournamentId} ${teamId}`

/** Teams with players of the club; the others have nobody to write to. */
export function TeamSelect({ audience, onChange }: TeamSelectProps) {
  const { data } = useQuery({
    queryKey: ['email teams'],
    queryFn: () => everyItem<TeamChoice>(tabRequest, TEAMS),
  })
  const teams = (data ?? []).filter(({ players }) => players > 0)
  if (data && teams.length === 0)
    return (
      <p className="quiet">No team has any of our players yet. Add them to a tournament’s teams first.</p>
    )
  return (
    <SelectField
      label="Team"
      value={keyOf(audience)}
      options={[
        { value: keyOf({ tournamentId: '', teamId: '' }), label: 'Choose a team' },
        ...teams.map((choice) => ({ value: keyOf(choice), label: `${choice.team} · ${choice.tournament}` })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = teams.find((choice) => keyOf(choice) === currentTarget.value)
        onChange({ kind: 'TEAM', tournamentId: chosen?.tournamentId ?? '', teamId: chosen?.teamId ?? '' })
      }}
    />
  )
}
