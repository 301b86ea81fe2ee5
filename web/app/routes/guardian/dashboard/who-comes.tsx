import { isStillToCome } from '@touchline/domain/field-day/field-day.ts'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import type { Document } from '../../../data/documents.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Request } from '../../../data/request.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import type { FamilySession } from '../../../family/sessions.ts'
import { mixed } from '../../../languages/written.tsx'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import * as texts from './dashboard.texts.ts'
import styles from './next-session.module.css'

const document: Document = {
  field: 'sayAbsent',
  query: 'mutation SayAbsent($input: SayAbsentInput!) { sayAbsent(input: $input) { id absences } }',
}

interface AbsenceInput {
  playerId: string
  programId: string
  day: string
  isAbsent: boolean
}

const sayAbsent = (request: Request, input: AbsenceInput) => request(document, { input })

/** One tap for each child who can't come; the coach sees it at once, and it can be undone (J-6). */
export function WhoComes({ session }: { session: FamilySession }) {
  const { players, day, endTime, status } = session
  if (status === 'CANCELLED' || !isStillToCome({ day, endTime }, clubNow())) return null
  return (
    <ul className={`plain-list ${styles.who}`}>
      {players.map((player) => (
        <Child key={player.id} player={player} session={session} />
      ))}
    </ul>
  )
}

function Child({ player, session }: { player: FamilyPlayer; session: FamilySession }) {
  const { day, programIds } = session
  const programId = programIds[player.id] ?? ''
  const isAbsent = player.absences.some((one) => one.day === day && one.programId === programId)
  const say = useChange(sayAbsent)
  const put = (next: boolean) =>
    say.mutate(
      { playerId: player.id, programId, day, isAbsent: next },
      {
        onSuccess: () =>
          notify(next ? texts.coachKnows(player.firstName) : texts.seeYou, {
            undo: () => put(!next),
          }),
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  return (
    <li>
      {isAbsent && <span>{mixed(texts.isAbsent(player.firstName))}</span>}
      <Button kind="small" isBusy={say.isPending} onClick={() => put(!isAbsent)}>
        {mixed(isAbsent ? texts.canCome(player.firstName) : texts.cannotCome(player.firstName))}
      </Button>
    </li>
  )
}
