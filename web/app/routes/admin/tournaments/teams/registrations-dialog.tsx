import { useQuery } from '@tanstack/react-query'
import type { DealtChild } from '@touchline/domain/tournament/people/bunches.ts'
import { type Dealt, dealPlayers } from '@touchline/domain/tournament/people/deal-players.ts'
import type { Plan } from '@touchline/domain/tournament/plan/plan.ts'
import { useClubRules } from '../../../../club/use-club-rules.ts'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { everyItem } from '../../../../desk/every-item.ts'
import { useProgramNames } from '../../../../desk/use-programs.ts'
import { tabRequest } from '../../../../early/early-answers.ts'
import { Button } from '../../../../ui/button.tsx'
import { SelectField } from '../../../../ui/form/field.tsx'
import type { PartProps } from '../part-props.ts'
import { PlanForm, usePlanFields } from '../plan-form.tsx'
import { loadSignUps } from '../sign-ups/load-sign-ups.ts'
import styles from '../tournament.module.css'

/** The option for children who have joined this tournament, besides the programs. */
const JOINED = 'JOINED'

/**
 * Deals children who have joined, or the players of a program, into even teams of the existing divisions (T-24, T-37).
 */
export function RegistrationsDialog({ tournament, draft, onClose }: PartProps & { onClose: () => void }) {
  const { ages } = useClubRules()
  const programs = useProgramNames()
  const isJoined = tournament.signUpUntil !== null
  const { values, field, setValues } = usePlanFields({ source: isJoined ? JOINED : '', seed: 1 })
  const { source, seed } = values
  const found = useQuery({
    queryKey: ['tournament players', tournament.slug, source],
    queryFn: () => (source === JOINED ? askJoined(tournament.slug) : askProgram(source)),
    enabled: source !== '',
  })
  const dealt = found.data ? dealPlayers(draft.plan, tournament.date, found.data, ages, seed) : null
  return (
    <PlanForm
      title="Teams from registrations"
      confirm={dealt ? confirmWords(dealt) : 'Make the teams'}
      onSubmit={() => {
        if (!dealt || dealt.players === 0) return 'There’s no one to put on a team yet.'
        return draft.change(dealt.plan)
      }}
      onClose={onClose}
    >
      <SelectField
        label={isJoined ? 'Who' : 'Program'}
        options={[
          ...(isJoined ? [{ value: JOINED, label: 'Children who’ve signed up' }] : []),
          { value: '', label: 'Choose a program' },
          ...programs,
        ]}
        {...field('source')}
      />
      {draft.plan.divisions.length === 0 && <p>Add divisions first: players go to the one for their age.</p>}
      <p role="status">
        {found.isFetching && 'Looking...'}
        {found.error && plainProblem(found.error)}
        {dealt && dealtWords(dealt)}
      </p>
      {dealt && dealt.players > 0 && (
        <>
          <Preview before={draft.plan} dealt={dealt} />
          <div>
            <Button kind="small" onClick={() => setValues({ seed: seed + 1 })}>
              Shuffle again
            </Button>
          </div>
        </>
      )}
    </PlanForm>
  )
}

const PLAYERS = {
  query: `query Players($programId: ID!, $limit: Int, $from: Int) {
    deskTournamentPlayers(programId: $programId, limit: $limit, from: $from) {
      items { playerId firstName lastName birthDate familyId } total
    }
  }`,
  field: 'deskTournamentPlayers',
}

const askProgram = (programId: string) => everyItem<DealtChild>(tabRequest, PLAYERS, { programId })

async function askJoined(slug: string): Promise<DealtChild[]> {
  const all = await loadSignUps(tabRequest, slug)
  return all.filter(({ status }) => status === 'JOINED')
}

/** Who would be in which team; nothing is saved before the user confirms. */
function Preview({ before, dealt: { plan, unmet } }: { before: Plan; dealt: Dealt }) {
  const placed = new Set(before.players.map(({ playerId }) => playerId))
  const teams = plan.teams
    .map((team) => ({
      team,
      names: plan.players
        .filter(({ teamId, playerId }) => teamId === team.id && !placed.has(playerId))
        .map(({ displayName }) => displayName),
    }))
    .filter(({ names }) => names.length > 0)
  return (
    <>
      <ul className={`plain-list ${styles.teams}`} aria-label="The teams">
        {teams.map(({ team, names }) => (
          <li key={team.id}>
            <strong>
              {team.name} ({names.length})
            </strong>
            <br />
            <span className="small">{names.join(', ')}</span>
          </li>
        ))}
      </ul>
      {unmet.length > 0 && (
        <>
          <p>Requests that couldn’t be met:</p>
          <ul>
            {unmet.map(({ playerId, firstName, lastName, wish }) => (
              <li key={playerId}>
                {firstName} {lastName}: {wish}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const confirmWords = ({ teams, players }: Dealt) =>
  teams > 0 ? `Make ${counted(teams, 'team')}` : `Put ${counted(players, 'player')} on teams`

const dealtWords = ({ players, teams, left }: Dealt) =>
  `${counted(players, 'player')} on ${teams > 0 ? counted(teams, 'new team') : 'the existing teams'}, brothers and sisters together.${
    left.length > 0 ? ` ${counted(left.length, 'player')} too young or too old for the divisions.` : ''
  }`

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
