import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { inSentence } from '@touchline/domain/kit/product.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { Link } from 'react-router'
import { dayOfInstant } from '../../../club/day-words.ts'
import type { PersonDetails, PersonsChild } from '../../../desk/people-lines.ts'
import { playerNames, registrationNames } from '../../../desk/status-names.ts'
import { kitOrderWords } from '../../../family/status-words.ts'
import { sizeName } from '../../../kit/kit-words.ts'
import { useKit } from '../../../kit/use-kit.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { Chip } from '../../../ui/chip.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './users.module.css'

/** Their children with the registrations and orders of each. */
export function ChildrenCard({ person }: { person: PersonDetails }) {
  return (
    <section className={ui.card} aria-label="Children">
      <div className={ui.between}>
        <h2>Children</h2>
        <Link className="small-button" to={`/admin/add-player?guardian=${person.id}`}>
          Add a player
        </Link>
      </div>
      {person.players.length === 0 && <p className="quiet">No children yet.</p>}
      {person.players.map((child) => (
        <Child key={child.id} child={child} />
      ))}
    </section>
  )
}

function Child({ child }: { child: PersonsChild }) {
  const kit = useKit()
  const { id, firstName, lastName, birthDate, status, registrations, kitOrders } = child
  return (
    <div>
      <div className={ui.between}>
        <h3>
          <Link to={`/admin/players/${id}/registrations`}>{`${firstName} ${lastName}`}</Link>{' '}
          <span className="quiet small">
            <GroupName birthDate={birthDate} />
          </span>
        </h3>
        <Chip {...playerNames[status]} />
      </div>
      <ul className={`plain-list ${styles.lines}`}>
        {registrations.map(({ id: registrationId, program, programId, status: standing, priceCents }) => (
          <li key={registrationId}>
            <span>
              <Link to={`/admin/programs/${programId}`}>{program}</Link>
              {priceCents !== null && ` · ${formatCents(priceCents)}`}
            </span>
            <Chip {...registrationNames[standing]} />
          </li>
        ))}
        {kitOrders.map(
          ({ id: orderId, itemType, itemName, size, quantity, totalCents, status: standing, createdAt }) => (
            <li key={orderId}>
              <span>
                {[
                  `${quantity} × ${inSentence(orderedName(kit, { itemType, itemName }))}`,
                  sizeName(itemType, size),
                  formatCents(totalCents),
                  dayOfInstant(createdAt),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <Chip {...kitOrderWords[standing]} />
            </li>
          ),
        )}
        {registrations.length + kitOrders.length === 0 && (
          <li className="quiet">Nothing registered or ordered yet.</li>
        )}
      </ul>
    </div>
  )
}
