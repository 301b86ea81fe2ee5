import { Link, useParams } from 'react-router'
import { useData, useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { type Household, loadEveryProgram, loadHousehold } from '../../../desk/load-household.ts'
import { pageMeta } from '../../../page-meta.ts'
import { GroupName } from '../../../players/group-name.tsx'
import type { OfferedProgram } from '../../../registrations/offered-program.ts'
import { ChooseLink, ProgramCard } from '../../../registrations/program-card.tsx'
import { fittingPrograms } from '../../../registrations/program-fit.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { NoSuchPlayer } from '../players/player-registrations.tsx'
import { deskFit } from './overridable.ts'

export const meta = pageMeta({
  title: 'Choose a program',
  description: 'The programs that fit a player.',
  isPrivate: true,
})

export default function SelectProgram() {
  useLive(['Program', 'PlayerProgramRegistration'])
  const { playerId = '' } = useParams()
  const { familyMode } = useClubRules()
  const loaded = useData(['choose program', playerId], async (request) => {
    const [household, programs] = await Promise.all([
      loadHousehold(request, playerId),
      loadEveryProgram(request, familyMode),
    ])
    return { household, programs }
  })
  return (
    <ListStates loaded={loaded}>
      {({ household, programs }) =>
        household ? <Choice household={household} programs={programs} /> : <NoSuchPlayer />
      }
    </ListStates>
  )
}

function Choice({ household, programs }: { household: Household; programs: OfferedProgram[] }) {
  const { player, family: people } = household
  const { ages } = useClubRules()
  const today = clubNow().day
  const fitting = fittingPrograms(player, programs, today, ages)
  const others = programs.filter((program) => !fitting.includes(program))
  return (
    <DeskPage
      title="Choose a program"
      note={
        <>
          For{' '}
          <Link to={`/admin/players/${player.id}/registrations`}>
            {player.firstName} {player.lastName}
          </Link>
          , <GroupName birthDate={player.birthDate} />
        </>
      }
    >
      {fitting.length === 0 && (
        <EmptyState
          title={`Nothing fits ${player.firstName} right now`}
          action={
            <Link className="button" to="/admin/programs">
              To the programs
            </Link>
          }
        >
          See the reasons below. You can override an age that doesn’t fit.
        </EmptyState>
      )}
      <ul className={`plain-list ${ui.cards} ${ui.two}`}>
        {fitting.map((program) => (
          <li key={program.id}>
            <ProgramCard program={program} player={player} family={people} programs={programs} today={today}>
              <ChooseLink program={program} to={addressFor(player, program)} />
            </ProgramCard>
          </li>
        ))}
      </ul>
      {others.length > 0 && <Others player={player} programs={others} isOpen={fitting.length === 0} />}
    </DeskPage>
  )
}

const addressFor = (player: Household['player'], program: OfferedProgram) =>
  `/admin/programs/${program.id}/register/${player.id}`

interface OthersProps {
  player: Household['player']
  programs: OfferedProgram[]
  isOpen: boolean
}

/** Programs that do not fit, each with its reason; the desk may override an age limit. */
function Others({ player, programs, isOpen }: OthersProps) {
  const { ages } = useClubRules()
  const today = clubNow().day
  return (
    <details className={ui.fold} open={isOpen}>
      <summary>
        {programs.length === 1
          ? `1 program that doesn’t fit ${player.firstName}`
          : `${programs.length} programs that don’t fit ${player.firstName}`}
      </summary>
      <ul className={`plain-list ${ui.cards}`}>
        {programs.map((program) => {
          const { refusal, isPossible } = deskFit(player, program, today, ages)
          return (
            <li key={program.id} className={`${ui.card} ${ui.between}`}>
              <p>
                <strong>{program.name}</strong>
                <br />
                {refusal?.message ?? 'It has no fees yet.'}
              </p>
              {isPossible && program.fees.length > 0 && (
                <Link className="small-button" to={addressFor(player, program)}>
                  Register anyway
                  <span className="visually-hidden"> for {program.name}</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
