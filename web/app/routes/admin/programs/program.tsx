import { programPhase } from '@touchline/domain/programs/program.ts'
import { sessionWords } from '@touchline/domain/programs/session-words.ts'
import { Link, useParams } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { DeleteRow } from '../../../desk/delete-row.tsx'
import { useWholeList } from '../../../desk/desk-list.ts'
import { phaseNames, programStatusNames } from '../../../desk/phase-names.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { feeLines } from '../../../desk/status-names.ts'
import { useProgramLines } from '../../../desk/use-programs.ts'
import { pageMeta } from '../../../page-meta.ts'
import { agesName, datesName, timeLines } from '../../../registrations/program-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import { CopyLink } from '../../../ui/copy-link.tsx'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import { registrationList } from '../registrations/registration-list.ts'
import { AttendanceSheet } from './attendance-sheet.tsx'
import { FieldDay } from './field-day.tsx'
import { MoneyTable } from './money-table.tsx'
import { NoSuchProgram } from './no-such-program.tsx'
import { OccupancyBar } from './occupancy-bar.tsx'
import { isOnRoster, Roster } from './roster.tsx'

export const meta = pageMeta({
  title: 'Program',
  description: 'One program and its roster.',
  isPrivate: true,
})

export default function Program() {
  useLive(['Program', 'ProgramFee', 'PlayerProgramRegistration'])
  const { id = '' } = useParams()
  const loaded = useProgramLines()
  return (
    <ListStates loaded={loaded}>
      {(programs) => {
        const program = programs.find((one) => one.id === id)
        return program ? <ProgramScreen program={program} /> : <NoSuchProgram />
      }}
    </ListStates>
  )
}

function ProgramScreen({ program }: { program: ProgramLine }) {
  const { id, name } = program
  const phase = programPhase(program, clubNow().day)
  const list = useWholeList(registrationList, { programId: id, sort: 'player' })
  return (
    <>
      <div className="no-print">
        <DeskPage
          title={name}
          note={<Chip {...phaseNames[phase]} />}
          action={
            <Link className="button" to={`/admin/programs/${id}/register`}>
              Register a player
            </Link>
          }
        >
          <div className={ui.actions}>
            <Link className="small-button" to={`/admin/programs/${id}/edit`}>
              Edit
            </Link>
            {phase !== 'ENDED' && (
              <Link className="small-button" to={`/admin/translations/program/${id}`}>
                Translate
              </Link>
            )}
            <Link className="small-button" to={`/admin/programs/create?from=${id}`}>
              Copy for the next season
            </Link>
            <Link className="small-button" to={`/admin/email/new?program=${id}`}>
              Email this group
            </Link>
            <a className="small-button" href="#attendance">
              Attendance sheet
            </a>
            <DeleteProgram program={program} />
          </div>
          <div className={`${ui.cards} ${ui.two}`}>
            <Overview program={program} />
            <MoneyTable money={program.money} />
          </div>
          <FieldDay programId={id} />
          <ListStates loaded={list}>
            {({ items }) => (items.length === 0 ? <NobodyYet id={id} /> : <Roster registrations={items} />)}
          </ListStates>
        </DeskPage>
      </div>
      {list.data?.items.some(isOnRoster) && (
        <AttendanceSheet program={program} registrations={list.data.items.filter(isOnRoster)} />
      )}
    </>
  )
}

function Overview({ program }: { program: ProgramLine }) {
  const facts: Fact[] = [
    ['Dates', datesName(program)],
    ['Sessions', sessionWords(program)],
    ['Times', timeLines(program).join(', ')],
    ['Where', program.location],
    ['Ages', agesName(program, useClubRules().ages)],
    ['Fees', feeLines(program).join(' · ') || 'None yet, so no one can register'],
    ['Families', programStatusNames[program.status ?? 'OPEN']],
    [
      'Places',
      <OccupancyBar
        key="places"
        held={program.placesHeld}
        onOffer={program.placesOnOffer}
        waiting={program.counts.WAITLISTED ?? 0}
        capacity={program.capacity}
      />,
    ],
  ]
  return (
    <section className={ui.card} aria-labelledby="overview">
      <h2 id="overview">Overview</h2>
      {program.description && <p>{program.description}</p>}
      <Facts facts={facts} />
    </section>
  )
}

const NobodyYet = ({ id }: { id: string }) => (
  <EmptyState
    title="No one on the roster yet"
    action={<CopyLink address={`/guardian/programs/${id}/register`}>Copy the link for families</CopyLink>}
  >
    Share the link with families, or register a player at the desk.
  </EmptyState>
)

/** Only a program that nobody ever registered for can be deleted; others are closed (S-8). */
function DeleteProgram({ program }: { program: ProgramLine }) {
  if (Object.values(program.counts).some((count) => count > 0)) return null
  return (
    <DeleteRow
      model="Program"
      row={program}
      noun="program"
      why="No one has registered for it."
      list="/admin/programs"
    />
  )
}
