import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateRow } from '../../../data/write-row.ts'
import { Button } from '../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../ui/toast.tsx'
import type { DiscountLine } from './discount-line.ts'

/** Switches it off for new registrations; agreed prices stay (D-12). */
export function SwitchDiscount({ line }: { line: DiscountLine }) {
  const { id, name } = line
  const put = useChange((request, { version, active }: { version: number; active: boolean }) =>
    updateRow(request, 'Discount', { id, _version: version, active }),
  )
  const isOn = line.active !== false
  const toggle = () =>
    put.mutate(
      { version: line.version, active: !isOn },
      {
        onSuccess: ({ _version }) =>
          notify(isOn ? `${name} is turned off.` : `${name} is turned on.`, {
            undo: () =>
              put.mutate(
                { version: _version, active: isOn },
                { onError: (error) => notifyProblem(plainProblem(error)) },
              ),
          }),
        onError: (error) => notifyProblem(plainProblem(error)),
      },
    )
  return (
    <Button kind="small" disabled={put.isPending} onClick={toggle}>
      {isOn ? 'Turn off' : 'Turn on'}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}
