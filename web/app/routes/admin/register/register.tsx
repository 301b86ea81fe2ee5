import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { Link, useParams } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { type Household, loadEveryProgram, loadHousehold } from '../../../desk/load-household.ts'
import { loadSetting } from '../../../desk/load-setting.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { NoSuchPlayer } from '../players/player-registrations.tsx'
import { NoSuchProgram } from '../programs/no-such-program.tsx'
import { DeskRegisterForm } from './desk-register-form.tsx'
import { deskFit } from './overridable.ts'
import { PlayerSearch, RegisterWay } from './player-search.tsx'

export const meta = pageMeta({
  title: 'Register a player',
  description: 'Register a player at the desk.',
  isPrivate: true,
})

/** The family's registration form plus the decisions that only the club may make. */
export default function Register() {
  useLive(['Program', 'PlayerProgramRegistration'])
  const { programId = '', playerId } = useParams()
  const lines = useProgramLines()
  return (
    <ListStates loaded={lines}>
      {(programs) => {
        const line = programs.find(({ id }) => id === programId)
        if (!line) return <NoSuchProgram />
        return (
          <DeskPage
            title="Register a player"
            note={<Link to={`/admin/programs/${programId}`}>{line.name}</Link>}
          >
            {playerId ? (
              <ForPlayer playerId={playerId} line={line} />
            ) : (
              <PlayerSearch way={(player) => <RegisterWay player={player} program={line} />} />
            )}
          </DeskPage>
        )
      }}
    </ListStates>
  )
}

function ForPlayer({ playerId, line }: { playerId: string; line: ProgramLine }) {
  const { familyMode } = useClubRules()
  const loaded = useData(['register', playerId], async (request) => {
    const [household, programs, texts, payment] = await Promise.all([
      loadHousehold(request, playerId),
      loadEveryProgram(request, familyMode),
      loadSetting(request, 'consents'),
      loadSetting(request, 'payment'),
    ])
    return { household, programs, texts, payment }
  })
  return (
    <ListStates loaded={loaded}>
      {({ household, programs, texts, payment }) => {
        const program = programs.find(({ id }) => id === line.id)
        if (!household) return <NoSuchPlayer />
        if (!program) return <NoSuchProgram />
        return <Fitting {...{ household, program, programs, line, texts, payment }} />
      }}
    </ListStates>
  )
}

interface FittingProps {
  household: Household
  program: OfferedProgram
  programs: OfferedProgram[]
  line: ProgramLine
  texts: ConsentTexts
  payment: Payment
}

function Fitting(props: FittingProps) {
  const { player } = props.household
  const { ages } = useClubRules()
  const { refusal, isPossible } = deskFit(player, props.program, clubNow().day, ages)
  if (isPossible && props.program.fees.length > 0)
    return (
      <DeskRegisterForm
        key={`${props.line.id} ${player.id}`}
        {...props}
        ageProblem={refusal?.message ?? null}
      />
    )
  return (
    <EmptyState
      title={`${player.firstName} can’t be registered here yet`}
      action={
        <Link className="button" to={`/admin/players/${player.id}/registrations`}>
          To {player.firstName}’s registrations
        </Link>
      }
    >
      {refusal?.message ?? 'This program has no fees yet. Add one, then come back.'}
    </EmptyState>
  )
}
