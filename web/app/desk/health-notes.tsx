import { useMutation } from '@tanstack/react-query'
import { plainProblem } from '../data/plain-problem.ts'
import { callRest } from '../data/rest.ts'
import { Button } from '../ui/button.tsx'
import ui from '../ui/ui.module.css'

async function readNotes(path: string): Promise<string | null> {
  return (await callRest<{ healthNotes: string | null }>('manage', 'post', path)).healthNotes
}

interface HealthNotesProps {
  /** What the `manage` API is asked for. */
  path: string
  hasNotes: boolean
  /** Who learns of it. */
  note?: string
}

/** Notes on health are not read in passing: it takes a tap, and it is recorded who tapped. */
export function HealthNotes({
  path,
  hasNotes,
  note = 'The family can see that you read them.',
}: HealthNotesProps) {
  const read = useMutation({ mutationFn: () => readNotes(path) })
  if (!hasNotes) return <p className="quiet">No notes on health.</p>
  if (read.isSuccess) return <p className={ui.asTyped}>{read.data ?? 'No notes any more.'}</p>
  return (
    <div>
      <Button kind="small" isBusy={read.isPending} onClick={() => read.mutate()}>
        Show notes on health
      </Button>
      <p className="quiet small">{note}</p>
      {read.error && <p role="alert">{plainProblem(read.error)}</p>}
    </div>
  )
}
