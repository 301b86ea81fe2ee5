import { nextToPay, openSum } from '@touchline/domain/money/next-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { compareText } from '@touchline/domain/words.ts'
import { clubNow } from '../../club/club-now.ts'
import { CalendarCard } from '../../family/calendar-card.tsx'
import { type Family, kitOrdersOf, type PlayersRegistration, registrationsOf } from '../../family/family.ts'
import { useScrollToHash } from '../../family/use-scroll-to-hash.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { KitOrderCard } from '../../kit/kit-order-card.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed } from '../../languages/written.tsx'
import { useLedger } from '../../money/ledger.ts'
import { ToPay } from '../../money/to-pay.tsx'
import { pageMeta } from '../../page-meta.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import ui from '../../ui/ui.module.css'
import { JustRegistered } from './registrations/just-registered.tsx'
import { RegistrationCard } from './registrations/registration-card.tsx'
import * as texts from './registrations/registrations.texts.ts'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export default function Registrations() {
  return (
    <WithFamily showsLastSeen>
      {(family, isLastSeen) => <RegistrationList family={family} isLastSeen={isLastSeen} />}
    </WithFamily>
  )
}

const live: readonly string[] = LIVE_REGISTRATION_STATUSES

/**
 * Data from the last visit are read-only: nobody should cancel or change anything based on them. The heading stays
 * readable.
 */
function RegistrationList({ family, isLastSeen }: { family: Family; isLastSeen: boolean }) {
  useScrollToHash()
  const all = registrationsOf(family).toSorted(bySeason)
  const current = all.filter(({ status }) => live.includes(status))
  const earlier = all.filter(({ status }) => !live.includes(status))
  const orders = kitOrdersOf(family)
  return (
    <div className={`${ui.page} ${ui.narrow}`}>
      <div className={ui.head}>
        <h1>{texts.title}</h1>
        {family.players[0] && (
          <SiteLink className="small-button" to={`/programs/select/${family.players[0].id}`}>
            {texts.registerForProgram}
          </SiteLink>
        )}
      </div>
      <div className={ui.unboxed} inert={isLastSeen}>
        <JustRegistered family={family} />
        <PayPanel family={family} />
        {current.length === 0 && <NoneYet family={family} />}
        {current.length > 0 && (
          <section className={ui.section} aria-labelledby="current">
            <h2 id="current">{texts.now}</h2>
            <Cards registrations={current} family={family} />
          </section>
        )}
        {current.length > 0 && <CalendarCard />}
        {orders.length > 0 && (
          <section id="kit" className={ui.section} aria-labelledby="kit-title">
            <h2 id="kit-title">{texts.kitOrders}</h2>
            {orders.map((order) => (
              <KitOrderCard key={order.id} order={order} player={order.player} />
            ))}
          </section>
        )}
        {earlier.length > 0 && (
          <details className={ui.fold}>
            <summary>{texts.earlier(earlier.length)}</summary>
            <Cards registrations={earlier} family={family} />
          </details>
        )}
      </div>
    </div>
  )
}

const bySeason = (a: PlayersRegistration, b: PlayersRegistration) =>
  compareText(b.program.startDate, a.program.startDate) || compareText(a.player.birthDate, b.player.birthDate)

function Cards({ registrations, family }: { registrations: PlayersRegistration[]; family: Family }) {
  return (
    <ul className={`plain-list ${ui.cards}`}>
      {registrations.map((registration) => (
        <li key={registration.id}>
          <RegistrationCard registration={registration} family={family} />
        </li>
      ))}
    </ul>
  )
}

function NoneYet({ family }: { family: Family }) {
  const [player] = family.players
  return (
    <EmptyState
      title={texts.noneNow}
      action={
        <SiteLink className="button" to={player ? `/programs/select/${player.id}` : '/guardian/add-player'}>
          {player ? mixed(texts.chooseFor(player.firstName)) : texts.addFirst}
        </SiteLink>
      }
    >
      {texts.noneNowLead}
    </EmptyState>
  )
}

/** The next payment beside the registrations it is for; the whole account has its own page. */
function PayPanel({ family }: { family: Family }) {
  const { data } = useLedger(family.userId)
  const today = clubNow().day
  const next = data ? nextToPay(data.dues, today) : null
  if (!data || !next) return null
  return (
    <ToPay ledger={data} next={next} today={today}>
      <p>
        {next.later.length > 0 && texts.moreLater(formatCents(openSum(next.later)))}
        <SiteLink to="/guardian/payments">{texts.monthByMonth}</SiteLink>
      </p>
    </ToPay>
  )
}
