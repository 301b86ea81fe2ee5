import { isStillToCome } from '@touchline/domain/field-day.ts'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import type { Document } from '../../../data/documents.ts'
import { plainProblem } from '../../../data/plain-problem.ts'
import type { Request } from '../../../data/request.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import type { FamilySession } from '../../../family/sessions.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import styles from './next-session.module.css'

const document: Document = {
  field: 'sayAbsent',
  query: 'mutation SayAbsent($input: SayAbsentInput!) { sayAbsent(input: $input) { id absences } }',
}

interface ToSay {
  playerId: string
  programId: string
  day: string
  isAbsent: boolean
}

const sayAbsent = (request: Request, input: ToSay) => request(document, { input })

/** One tap for each child who can't come; the coach sees it at once, and it can be taken back (J-6). */
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
          notify(next ? `The coach knows that ${player.firstName} can’t come.` : 'See you at the field.', {
            undo: () => put(!next),
          }),
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  return (
    <li>
      {isAbsent && <span>{player.firstName} can’t come. </span>}
      <Button kind="small" isBusy={say.isPending} onClick={() => put(!isAbsent)}>
        {isAbsent ? `${player.firstName} can come after all` : `${player.firstName} can’t come`}
      </Button>
    </li>
  )
}
