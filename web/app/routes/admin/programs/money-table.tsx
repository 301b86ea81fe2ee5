import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { ProgramMoney } from '@touchline/domain/pricing/program-money.ts'
import { Table } from '../../../ui/table/table.tsx'
import ui from '../../../ui/ui.module.css'

/** What has been received and what is still expected, by the books (M-10). */
export function MoneyTable({ money }: { money: ProgramMoney }) {
  const lines: [string, number][] = [
    ['Received', money.receivedCents],
    ['Still to be paid', money.outstandingCents],
  ]
  return (
    <section className={ui.card} aria-labelledby="money">
      <h2 id="money">Money</h2>
      <Table hasNumbers>
        <tbody>
          {lines.map(([name, cents]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCents(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total expected</th>
            <td>{formatCents(money.expectedCents)}</td>
          </tr>
        </tfoot>
      </Table>
      {money.pendingCents > 0 && (
        <p className="quiet">Another {formatCents(money.pendingCents)} if everyone pending is approved.</p>
      )}
    </section>
  )
}
