import { currentInstant } from '../../club/club-now.ts'
import type { EarlyHandle } from '../../early/early-requests.tsx'
import { CalendarCard } from '../../family/calendar-card.tsx'
import type { Family } from '../../family/family.ts'
import { invitationToDos, mayOwe, toDos } from '../../family/to-dos.ts'
import { useUnsentToDos } from '../../family/unsent.ts'
import { useClub } from '../../family/use-club.ts'
import { useSharing } from '../../family/use-sharing.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { mixed } from '../../languages/written.tsx'
import { earlyLedger, useLedger } from '../../money/ledger.ts'
import { pageMeta } from '../../page-meta.ts'
import { useSession } from '../../session/use-session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import ui from '../../ui/ui.module.css'
import { ClubNews } from './dashboard/club-news.tsx'
import { ComeBackCards } from './dashboard/come-back.tsx'
import * as texts from './dashboard/dashboard.texts.ts'
import { FirstSteps } from './dashboard/first-steps.tsx'
import { MonthCard } from './dashboard/month-card.tsx'
import { NextSession } from './dashboard/next-session.tsx'
import { PlayerRow } from './dashboard/player-row.tsx'
import { ToDoList } from './dashboard/to-do-list.tsx'
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

/** The name that an account has until somebody gives it theirs. */
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
  // What is to be paid stands first: coming later, it would push away what somebody is about to tap.
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
