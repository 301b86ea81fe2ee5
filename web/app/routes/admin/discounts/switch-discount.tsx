import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { updateRow } from '../../../data/write-row.ts'
import { tell, tellProblem } from '../../../desk/tell.tsx'
import ui from '../../../ui/ui.module.css'
import type { DiscountLine } from './use-discount-lines.ts'

/** Off for whoever registers from now on; what was agreed stays (D-12). */
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
          tell(isOn ? `${name} is switched off.` : `${name} is on.`, {
            undo: () =>
              put.mutate(
                { version: _version, active: isOn },
                { onError: (error) => tellProblem(plainProblem(error)) },
              ),
          }),
        onError: (error) => tellProblem(plainProblem(error)),
      },
    )
  return (
    <button type="button" className={ui.small} disabled={put.isPending} onClick={toggle}>
      {isOn ? 'Switch off' : 'Switch on'}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
