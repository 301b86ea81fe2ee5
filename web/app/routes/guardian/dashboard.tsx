import { monthOf } from '@touchline/domain/calendar-day.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { dayAndYear, monthName } from '@touchline/domain/words.ts'
import { clubNow, currentInstant } from '../../club/club-now.ts'
import type { EarlyHandle } from '../../early/early-requests.tsx'
import { CalendarCard } from '../../family/calendar-card.tsx'
import type { Family, FamilyPlayer } from '../../family/family.ts'
import { label } from '../../family/to-dos.texts.ts'
import { invitationToDos, mayOwe, type ToDo, toDos } from '../../family/to-dos.ts'
import { useUnsentToDos } from '../../family/unsent.ts'
import { useClub } from '../../family/use-club.ts'
import { useSharing } from '../../family/use-sharing.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { earlyLedger, useLedger } from '../../money/ledger.ts'
import { pageMeta } from '../../page-meta.ts'
import { PlayerCard } from '../../players/player-card.tsx'
import { PriceBreakdown } from '../../pricing/price-breakdown.tsx'
import { monthTotal } from '../../registrations/month-total.ts'
import { useSession } from '../../session/use-session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import ui from '../../ui/ui.module.css'
import { ComeBackCards } from './dashboard/come-back.tsx'
import * as texts from './dashboard/dashboard.texts.ts'
import { FirstSteps } from './dashboard/first-steps.tsx'
import { NextSession } from './dashboard/next-session.tsx'
import styles from './dashboard/to-do-list.module.css'
import { TournamentCard } from './dashboard/tournament-card.tsx'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export const handle: EarlyHandle = { early: () => [earlyLedger] }

export default function Dashboard() {
  return <WithFamily showsLastSeen>{(family) => <FamilyDashboard family={family} />}</WithFamily>
}

/** The name of an account until somebody enters a real one. */
const NAMELESS = 'New'

function FamilyDashboard({ family }: { family: Family }) {
  const { user } = useSession()
  const { consents, store, kit } = useClub()
  const sharing = useSharing().data
  const unsent = useUnsentToDos()
  const { data: account, isLoading } = useLedger(mayOwe(family) ? family.userId : undefined, {
    showsLastSeen: true,
  })
  const facts = { consents, kit, pickUp: store.pickUp, now: currentInstant().toISOString(), account }
  const isNew = family.players.every(({ registrations }) => registrations.length === 0)
  const firstName = user?.firstName === NAMELESS ? '' : user?.firstName
  // Payments stand at the top: if they came late, they would push away what somebody is about to tap.
  if (isLoading) return <Skeleton />
  return (
    <div className={ui.page}>
      <h1>{firstName ? mixed(texts.helloTo(firstName)) : texts.hello}</h1>
      {isNew && <FirstSteps players={family.players} />}
      <ToDoList toDos={[...invitationToDos(sharing), ...unsent, ...toDos(family, facts)]} />
      {!isNew && <ComeBackCards family={family} />}
      {!isNew && <NextSession players={family.players} />}
      <TournamentCard family={family} />
      {family.players.length > 0 && <PlayerRow players={family.players} />}
      <MonthCard family={family} />
      {!isNew && <CalendarCard />}
      <ClubNews />
    </div>
  )
}

/** The first one is what to do now; the others are folded below it. */
function ToDoList({ toDos }: { toDos: ToDo[] }) {
  if (toDos.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="to-do">
      <h2 id="to-do">{texts.toDo}</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {toDos.map(({ id, title, text, action }, n) => (
          <li key={id} className={styles.toDo}>
            <div>
              <h3>{mixed(title)}</h3>
              <p className="quiet">{mixed(text)}</p>
            </div>
            <SiteLink
              className={n === 0 ? 'button' : 'button quiet-button'}
              to={action.to}
              aria-label={label(action.name, title)}
            >
              {action.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlayerRow({ players }: { players: FamilyPlayer[] }) {
  return (
    <section className={ui.section} aria-labelledby="players">
      <div className={ui.head}>
        <h2 id="players">{texts.players}</h2>
        <SiteLink className="small-button" to="/guardian/add-player">
          {texts.addPlayer}
        </SiteLink>
      </div>
      <ul className={`plain-list ${ui.cards} ${ui.two}`}>
        {players.map((player) => (
          <li key={player.id}>
            <PlayerCard player={player} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What this month costs, and how the amount is made up. */
function MonthCard({ family }: { family: Family }) {
  const today = clubNow().day
  const total = monthTotal(family, today)
  if (!total) return null
  const isNow = total.month === monthOf(today)
  return (
    <section className={ui.card} aria-labelledby="month">
      <div className={ui.between}>
        <h2 id="month">
          {isNow ? texts.thisMonth(monthName(total.month)) : texts.fromMonth(monthName(total.month))}
        </h2>
        <p className={ui.amount}>{formatCents(total.totalCents)}</p>
      </div>
      <PriceBreakdown lines={total.lines} showPlayers />
    </section>
  )
}

/** The last thing on the page: good to know, with nothing to do. */
function ClubNews() {
  const { news } = useClub()
  if (news.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="news">
      <div className={ui.head}>
        <h2 id="news">{texts.news}</h2>
        <SiteLink to="/news">{texts.allNews}</SiteLink>
      </div>
      <ul className={`plain-list ${ui.card} ${ui.rows}`}>
        {news.map(({ slug, date, title }) => (
          <li key={slug}>
            <span className="quiet">{dayAndYear(date)}</span>
            <SiteLink to={`/news/${slug}`}>{written(title)}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
