import { listName } from '@touchline/domain/field-day/field-day.ts'
import { dayName } from '@touchline/domain/words.ts'
import { clubNow } from '../../../club/club-now.ts'
import { type ListValues, useWholeList } from '../../../desk/desk-list.ts'
import styles from '../../../desk/paper.module.css'
import { useKit } from '../../../kit/use-kit.ts'
import { ListStates } from '../../../ui/list-states.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import { kitOrderList } from './kit-order-list.ts'
import { goodsName } from './kit-order-words.ts'

/** The bags for Saturday, A to Z by family name: a bag, a tick, a signature. */
export function HandOutSheet({ values }: { values: ListValues }) {
  const kit = useKit()
  const loaded = useWholeList(kitOrderList, { ...values, status: 'READY', sort: 'player' })
  return (
    <ListStates loaded={loaded}>
      {({ items }) => (
        <section className={styles.paper} aria-labelledby="sheet-title">
          <div className={styles.head}>
            <h2 id="sheet-title">Kit to hand over, {dayName(clubNow().day)}</h2>
            <PrintButton>Print the sheet</PrintButton>
          </div>
          {items.length === 0 ? (
            <p className="quiet">Nothing is ready to pick up.</p>
          ) : (
            <table aria-labelledby="sheet-title">
              <thead>
                <tr>
                  <th scope="col">Player</th>
                  <th scope="col">Reference</th>
                  <th scope="col">What</th>
                  <th scope="col">Given</th>
                  <th scope="col">Signature</th>
                </tr>
              </thead>
              <tbody>
                {items.map((order) => (
                  <tr key={order.id}>
                    <th scope="row">{listName(order)}</th>
                    <td>{order.reference}</td>
                    <td>
                      {order.quantity} × {goodsName(kit, order)}
                    </td>
                    <td className={styles.box}>
                      <span className="visually-hidden">to be ticked</span>
                    </td>
                    <td className={styles.line}>
                      <span className="visually-hidden">to be signed</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      )}
    </ListStates>
  )
}
