import type { Payment } from '@touchline/domain/club/schemas/payment.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import paper from '../../../desk/paper.module.css'
import { type Family, registrationsOf } from '../../../family/family.ts'
import { daysName, monthsName } from '../../../players/player-words.ts'

const GONE = ['CANCELLED', 'REJECTED', 'WITHDRAWN']

/** Who plays where and when, the total, and how to pay it. */
export function PlacesTable({ family, payment }: { family: Family; payment: Payment }) {
  const places = registrationsOf(family).filter(({ status }) => !GONE.includes(status))
  const owed = places.filter(({ status }) => status !== 'WAITLISTED')
  const reference = family.players.find(({ paymentReference }) => paymentReference)?.paymentReference
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Child</th>
            <th scope="col">Program</th>
            <th scope="col" className={paper.number}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, player, program, days, months, status, priceCents }) => (
            <tr key={id}>
              <th scope="row">{player.firstName}</th>
              <td>
                {program.name}
                <br />
                <span className="quiet small">
                  {[daysName(days), monthsName(months)].filter(Boolean).join(', ')}
                </span>
              </td>
              <td className={paper.number}>
                {status === 'WAITLISTED' ? 'on the waiting list' : formatCents(priceCents ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className={paper.number}>
              {formatCents(owed.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0))}
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {payment.etransfer} Send it to <strong>{payment.etransferTo}</strong>
        {reference && (
          <>
            {' with the reference '}
            <strong>{reference}</strong>
          </>
        )}
        . {payment.cash}
      </p>
    </>
  )
}
