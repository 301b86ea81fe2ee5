import { orderedName } from '@touchline/domain/kit/ordered-name.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { programSessions } from '@touchline/domain/programs/program-sessions.ts'
import { dayName } from '@touchline/domain/words.ts'
import { useSearchParams } from 'react-router'
import { type Family, type FamilyKitOrder, type FamilyPlayer, kitOrdersOf } from '../../family/family.ts'
import { kitOrderWords } from '../../family/status-words.ts'
import { WithFamily } from '../../family/with-family.tsx'
import * as kitTexts from '../../kit/kit.texts.ts'
import { sizeName } from '../../kit/kit-words.ts'
import { feedOf } from '../../languages/site-address.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { HowToPay } from '../../pricing/how-to-pay.tsx'
import { kitOrderNextStep } from '../../registrations/next-step.ts'
import { useSession } from '../../session/use-session.ts'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import ui from '../../ui/ui.module.css'
import orderStyles from './order.module.css'
import * as texts from './store.texts.ts'
import { useStore } from './use-store.ts'

export const meta = pageMeta({
  title: texts.order,
  description: texts.orderDescription,
  isPrivate: true,
})

/** Shows existing orders; reloading the page never orders again. */
export default function Confirmation() {
  const { userRole, loading } = useSession()
  return (
    <div className={`${orderStyles.page} ${ui.narrow}`}>
      {loading && (
        <>
          <h1>{texts.order}</h1>
          <noscript>
            <p>{texts.orderNeedsScripts}</p>
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
      <h1>{isOff ? texts.orderCancelled : texts.thankYou}</h1>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
      <p className="quiet">{texts.weEmail(user?.email ?? texts.you)}</p>
      {due.length > 0 && (
        <section className={ui.card} aria-labelledby="pay">
          <h2 id="pay">{texts.howToPay}</h2>
          <HowToPay
            payment={payment}
            cents={due.reduce((sum, { totalCents }) => sum + totalCents, 0)}
            reference={due[0]?.player.paymentReference ?? null}
          />
        </section>
      )}
      <section className={ui.card} aria-labelledby="pick-up">
        <h2 id="pick-up">{texts.pickUp}</h2>
        <p>{mixed(store.pickUp)}</p>
        <NextTraining />
      </section>
      <div className={ui.actions}>
        <SiteLink className="button" to="/store">
          {texts.orderElse}
        </SiteLink>
        <SiteLink className="button quiet-button" to="/guardian/registrations#kit">
          {texts.changeOrCancel}
        </SiteLink>
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
          <h2>{written(orderedName(kit, order))}</h2>
          <p className="quiet">
            {mixed(
              [kitTexts.forPlayer(quantity, player.firstName), sizeName(itemType, size)]
                .filter(Boolean)
                .join(' · '),
            )}
          </p>
        </div>
        <Chip {...kitOrderWords[status]} />
      </div>
      <p className={ui.amount}>{formatCents(totalCents)}</p>
      {status !== 'PENDING' && <p>{mixed(kitOrderNextStep(order, store))}</p>}
    </div>
  )
}

function NextTraining() {
  const { season, today } = useStore()
  const next = programSessions(season).find(({ day }) => day >= today)
  if (!next) return null
  return (
    <p className="quiet">
      {texts.nextTraining(dayName(next.day))}
      <a href={feedOf(`/calendar/entry/training-${next.day}.ics`)} download>
        {texts.addToCalendar}
      </a>
    </p>
  )
}

const Nothing = () => (
  <>
    <h1>{texts.order}</h1>
    <EmptyState
      title={texts.nothingToConfirm}
      action={
        <SiteLink className="button" to="/store">
          {texts.toStore}
        </SiteLink>
      }
    >
      {texts.noOrderHere}
      <SiteLink to="/guardian/registrations#kit">{texts.yourRegistrations}</SiteLink>
      {texts.stop}
    </EmptyState>
  </>
)
