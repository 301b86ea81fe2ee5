import { useData } from '../../area/area-data.tsx'
import { momentName } from '../../club/day-words.ts'
import { type FamilyPlayer, hasHiddenNotes } from '../../family/family.ts'
import { playerWords } from '../../family/status-words.ts'
import { useClub } from '../../family/use-club.ts'
import { useScrollToHash } from '../../family/use-scroll-to-hash.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { KitOrderCard } from '../../kit/kit-order-card.tsx'
import { knownSizesName } from '../../kit/kit-words.ts'
import { SiteLink } from '../../languages/site-link.tsx'
import { langOf, mixed, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { GroupName } from '../../players/group-name.tsx'
import { HIDDEN_NOTES } from '../../players/health-notes-field.tsx'
import { inTeam } from '../../players/player-card.texts.ts'
import { PlayerShirt } from '../../players/player-shirt.tsx'
import { fullName } from '../../players/player-words.texts.ts'
import { teamOf } from '../../players/player-words.ts'
import { WithPlayer } from '../../players/with-player.tsx'
import { Chip } from '../../ui/chip.tsx'
import ui from '../../ui/ui.module.css'
import { BreakActions } from './player/break-actions.tsx'
import { historyLine, loadHistory } from './player/load-history.ts'
import * as texts from './player/player.texts.ts'
import { PlayerConsents } from './player/player-consents.tsx'
import { PlayerRegistrations } from './player/player-registrations.tsx'
import { PlayerSchedule } from './player/player-schedule.tsx'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  isPrivate: true,
})

export default function Player() {
  return (
    <WithFamily>
      {(family) => (
        <WithPlayer family={family}>
          {(player) => <PlayerScreen player={player} userId={family.userId} />}
        </WithPlayer>
      )}
    </WithFamily>
  )
}

function PlayerScreen({ player, userId }: { player: FamilyPlayer; userId: string }) {
  useScrollToHash()
  return (
    <div className={ui.page}>
      <PlayerHead player={player} />
      <PlayerRegistrations player={player} />
      <PlayerSchedule player={player} />
      <PlayerKit player={player} />
      <PlayerConsents player={player} userId={userId} />
      <HealthNotes player={player} />
      <PlayerHistory player={player} />
    </div>
  )
}

function PlayerHead({ player }: { player: FamilyPlayer }) {
  const team = teamOf(player.birthDate, useClub().teams)
  return (
    <header className={ui.section}>
      <div className={ui.actions}>
        <PlayerShirt player={player} />
        <div>
          <h1>{written(fullName(player.firstName, player.lastName))}</h1>
          <p className="quiet">
            <GroupName birthDate={player.birthDate} />
            {team && mixed(inTeam(team.name, team.colour.name))}
          </p>
        </div>
        {player.status !== 'ACTIVE' && <Chip {...playerWords[player.status]} />}
      </div>
      <div className={ui.actions}>
        {player.status === 'ACTIVE' && (
          <SiteLink className="button" to={`/programs/select/${player.id}`}>
            {texts.registerForProgram}
          </SiteLink>
        )}
        <SiteLink className="small-button" to={`/guardian/edit-player/${player.id}`}>
          {texts.edit}
        </SiteLink>
        <BreakActions player={player} />
      </div>
    </header>
  )
}

function PlayerKit({ player }: { player: FamilyPlayer }) {
  const sizes = knownSizesName(player)
  return (
    <section id="kit" className={ui.section} aria-labelledby="kit-title">
      <div className={ui.head}>
        <h2 id="kit-title">{texts.kit}</h2>
        <SiteLink className="small-button" to="/store">
          {texts.toStore}
        </SiteLink>
      </div>
      <p className="quiet">{sizes ? texts.sizes(sizes) : texts.noSizes}</p>
      {player.kitOrders.map((order) => (
        <KitOrderCard key={order.id} order={order} player={player} />
      ))}
    </section>
  )
}

/** Folded away, because others may see the phone. */
function HealthNotes({ player }: { player: FamilyPlayer }) {
  const { healthNotes, emergencyContact, emergencyPhone } = player
  return (
    <section className={ui.section} aria-labelledby="health">
      <h2 id="health">{texts.health}</h2>
      <div className={ui.card}>
        <p>
          {emergencyContact || emergencyPhone
            ? mixed(texts.weCall([emergencyContact, emergencyPhone].filter(Boolean).join(texts.comma)))
            : texts.noEmergencyContact}
        </p>
        {healthNotes ? (
          <details className={ui.fold}>
            <summary>{texts.showNotes}</summary>
            <p lang={langOf(healthNotes)}>{healthNotes}</p>
          </details>
        ) : (
          <p className="quiet">{hasHiddenNotes(player) ? written(HIDDEN_NOTES) : texts.noNotes}</p>
        )}
        <p>
          <SiteLink to={`/guardian/edit-player/${player.id}`}>{texts.changeThese}</SiteLink>
        </p>
      </div>
    </section>
  )
}

/** Who did what to this child's record, which the family has a right to know. */
function PlayerHistory({ player }: { player: FamilyPlayer }) {
  const { data } = useData(['history', player.id], (request) => loadHistory(request, player.id))
  if (!data || data.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <details className={ui.fold}>
        <summary>{texts.whoChanged}</summary>
        <ul className={ui.bullets}>
          {data.map((entry) => (
            <li key={entry.id}>{texts.moment(momentName(entry.createdAt), historyLine(entry))}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
