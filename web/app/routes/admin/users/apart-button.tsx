import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'

interface ApartButtonProps {
  oneId: string
  otherId: string
  /** Whether somebody has said that they are two people. */
  isApart: boolean
  onSaid?: () => void
}

/** Marks two records as two different people, or takes that back. */
export function ApartButton({ oneId, otherId, isApart, onSaid }: ApartButtonProps) {
  const say = useChange((_request, method: 'put' | 'delete') =>
    callRest('manage', method, `/duplicates/${oneId}/${otherId}/apart`),
  )
  const run = async (method: 'put' | 'delete') => {
    try {
      await say.mutateAsync(method)
    } catch (error) {
      return notifyProblem(plainProblem(error))
    }
    if (method === 'delete') return notify('They may be the same person after all.')
    notify('Marked as two people. We won’t suggest them again.', { undo: () => run('delete') })
    onSaid?.()
  }
  return (
    <Button kind="small" isBusy={say.isPending} onClick={() => run(isApart ? 'delete' : 'put')}>
      {isApart ? 'Look at them again' : 'These are two people'}
    </Button>
  )
}
