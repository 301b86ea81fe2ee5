import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { callRest } from '../data/rest.ts'
import { plainProblem } from '../family/plain-problem.ts'
import { openTabSession } from '../session/tab-session.ts'

async function readNotes(playerId: string): Promise<string | null> {
  await openTabSession()
  const path = `/players/${encodeURIComponent(playerId)}/health-notes`
  return (await callRest<{ healthNotes: string | null }>('manage', 'post', path)).healthNotes
}

/** Notes on health are not read in passing: it takes a tap, and the family can see who tapped. */
export function HealthNotes({ playerId, hasNotes }: { playerId: string; hasNotes: boolean }) {
  const read = useMutation({ mutationFn: () => readNotes(playerId) })
  if (!hasNotes) return <p className="quiet">No notes on health.</p>
  if (read.isSuccess) return <p style={{ whiteSpace: 'pre-wrap' }}>{read.data ?? 'No notes any more.'}</p>
  return (
    <div>
      <Button variant="default" loading={read.isPending} onClick={() => read.mutate()}>
        Show notes on health
      </Button>
      <p className="quiet small">The family can see that you read them.</p>
      {read.error && <p role="alert">{plainProblem(read.error)}</p>}
    </div>
  )
}
