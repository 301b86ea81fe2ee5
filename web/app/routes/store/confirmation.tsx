import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { programSessions } from '@touchline/domain/season.ts'
import { dayName } from '@touchline/domain/words.ts'
import { Link, useSearchParams } from 'react-router'
import { type Family, type FamilyKitOrder, type FamilyPlayer, kitOrdersOf } from '../../family/family.ts'
import { kitOrderWords } from '../../family/status-words.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { sizeName } from '../../kit/kit-words.ts'
import { pageMeta } from '../../page-meta.ts'
import { HowToPay } from '../../price/how-to-pay.tsx'
import { kitOrderNextStep } from '../../registration/next-step.ts'
import { useSession } from '../../session/use-session.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import ui from '../../ui/ui.module.css'
import orderStyles from './order.module.css'
import { useStore } from './use-store.ts'

export const meta = pageMeta({
  title: 'Your order',
  description: 'What you have ordered, and how to pay for it.',
  isPrivate: true,
})

/** Shows what there is; looking again never orders again. */
export default function Confirmation() {
  const { userRole, loading } = useSession()
  return (
    <div className={`${orderStyles.page} ${ui.narrow}`}>
      {loading && (
        <>
          <h1>Your order</h1>
          <noscript>
            <p>To see it, this page needs JavaScript. We have emailed you all of it, with how to pay.</p>
          </noscript>
          <Loading />
        </>
      )}
      {!loading && !userRole && <Nothing />}
      {userRole && <WithFamily>{(family) => <Confirmed family={family} />}</WithFamily>}
    </div>
  )
}

function Confirmed({ family }: { family: Family }) {
  const [search] = useSearchParams()
  const ids = search.getAll('order')
  const orders = kitOrdersOf(family).filter(({ id }) => ids.includes(id))
  return orders.length > 0 ? <OrderReceipt orders={orders} /> : <Nothing />
}

type Order = FamilyKitOrder & { player: FamilyPlayer }

function OrderReceipt({ orders }: { orders: readonly Order[] }) {
  const { store, payment } = useStore()
  const { user } = useSession()
  const due = orders.filter(({ status }) => status === 'PENDING')
  const isOff = orders.every(({ status }) => status === 'CANCELLED')
  return (
    <>
      <h1>{isOff ? 'This order is cancelled' : 'Thank you, we’ve got your order'}</h1>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <p className="quiet">We email all of this to {user?.email ?? 'you'}.</p>
      {due.length > 0 && (
        <section className={ui.card} aria-labelledby="pay">
          <h2 id="pay">How to pay</h2>
          <HowToPay
            payment={payment}
            cents={due.reduce((sum, { totalCents }) => sum + totalCents, 0)}
            reference={due[0]?.player.paymentReference ?? null}
          />
        </section>
      )}
      <section className={ui.card} aria-labelledby="pick-up">
        <h2 id="pick-up">Pick-up</h2>
        <p>{store.pickUp}</p>
        <NextTraining />
      </section>
      <div className={ui.actions}>
        <Link className="button" to="/store">
          Order something else
        </Link>
        <Link className="button quiet-button" to="/guardian/registrations#kit">
          Change size or cancel
        </Link>
      </div>
    </>
  )
}

function OrderCard({ order }: { order: Order }) {
  const { store, kit } = useStore()
  const { itemType, size, quantity, totalCents, status, player } = order
  return (
    <div className={ui.card}>
      <div className={ui.between}>
        <div>
          <h2>{orderedName(kit, order)}</h2>
          <p className="quiet">
            {[`${quantity} for ${player.firstName}`, sizeName(itemType, size)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Chip {...kitOrderWords[status]} />
      </div>
      <p className={ui.amount}>{formatCents(totalCents)}</p>
      {status !== 'PENDING' && <p>{kitOrderNextStep(order, store)}</p>}
    </div>
  )
}

function NextTraining() {
  const { season, today } = useStore()
  const next = programSessions(season).find(({ day }) => day >= today)
  if (!next) return null
  return (
    <p className="quiet">
      The next training is on {dayName(next.day)}.{' '}
      <a href={`/calendar/entry/training-${next.day}.ics`} download>
        Add it to my calendar
      </a>
    </p>
  )
}

const Nothing = () => (
  <>
    <h1>Your order</h1>
    <EmptyState
      title="Nothing to confirm"
      action={
        <Link className="button" to="/store">
          To the store
        </Link>
      }
    >
      There is no order here. What you have ordered before stands under{' '}
      <Link to="/guardian/registrations#kit">your registrations</Link>.
    </EmptyState>
  </>
)
