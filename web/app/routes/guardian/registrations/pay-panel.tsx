import { formatCents } from '@touchline/domain/pricing/cents.ts'
import styles from '../../../family/family.module.css'
import type { Family } from '../../../family/family.ts'
import { HowToPay } from '../../../family/how-to-pay.tsx'
import { toBePaid } from '../../../family/to-dos.ts'
import { useClub } from '../../../family/use-club.ts'

/** Everything that is due, in one sum: a family sends one e-Transfer, not one for each child. */
export function PayPanel({ family }: { family: Family }) {
  const { payment } = useClub()
  const due = toBePaid(family)
  if (due.length === 0) return null
  const cents = due.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  return (
    <section id="pay" className={styles.card} aria-labelledby="pay-title">
      <div className={styles.between}>
        <h2 id="pay-title">To pay now</h2>
        <p className={styles.amount}>{formatCents(cents)}</p>
      </div>
      <ul className={styles.bullets}>
        {due.map(({ id, player, program, priceCents }) => (
          <li key={id}>
            {player.firstName}, {program.name}: {formatCents(priceCents ?? 0)}
          </li>
        ))}
      </ul>
      <HowToPay
        payment={payment}
        cents={cents}
        references={due.flatMap(({ reference }) => reference ?? [])}
      />
    </section>
  )
}
