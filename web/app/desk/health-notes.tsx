import { useMutation } from '@tanstack/react-query'
import { fieldReadNeed } from '@touchline/domain/identity/permission-table.ts'
import { needWords } from '@touchline/domain/identity/permissions.ts'
import { plainProblem } from '../data/plain-problem.ts'
import { callRest } from '../data/rest.ts'
import { Button } from '../ui/button.tsx'
import ui from '../ui/ui.module.css'
import { useMay } from './own-permissions.ts'

async function readNotes(path: string): Promise<string | null> {
  return (await callRest<{ healthNotes: string | null }>('manage', 'post', path)).healthNotes
}

interface HealthNotesProps {
  /** The path to request from the `manage` API. */
  path: string
  hasNotes: boolean
  /** Who is told that somebody read them. */
  note?: string
}

/**
 * Health notes are not shown by default: reading them takes a tap and a separate permission, and the audit records who
 * read them.
 */
export function HealthNotes({
  path,
  hasNotes,
  note = 'The family can see that you read them.',
}: HealthNotesProps) {
  const read = useMutation({ mutationFn: () => readNotes(path) })
  const mayRead = useMay(['HEALTH'])
  const mayKnow = useMay(fieldReadNeed('Player', 'hasHealthNotes'))
  if (!mayKnow) return null
  if (!hasNotes) return <p className="quiet">No health notes.</p>
  if (!mayRead)
    return (
      <p className="quiet">
        There are health notes. To read them, you need the {needWords(['HEALTH'])} permission.
      </p>
    )
  if (read.isSuccess) return <p className={ui.asTyped}>{read.data ?? 'No health notes anymore.'}</p>
  return (
    <div>
      <Button kind="small" isBusy={read.isPending} onClick={() => read.mutate()}>
        Show health notes
      </Button>
      <p className="quiet small">{note}</p>
      {read.error && <p role="alert">{plainProblem(read.error)}</p>}
    </div>
  )
}
