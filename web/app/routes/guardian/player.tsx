import type { FamilyPlayer } from '../../family/family.ts'
import { playerWords } from '../../family/status-words.ts'
import { useClub } from '../../family/use-club.ts'
import { useScrollToHash } from '../../family/use-scroll-to-hash.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { SiteLink } from '../../languages/site-link.tsx'
import { mixed, written } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { GroupName } from '../../players/group-name.tsx'
import { inTeam } from '../../players/player-card.texts.ts'
import { PlayerShirt } from '../../players/player-shirt.tsx'
import { fullName } from '../../players/player-words.texts.ts'
import { teamOf } from '../../players/player-words.ts'
import { WithPlayer } from '../../players/with-player.tsx'
import { Chip } from '../../ui/chip.tsx'
import ui from '../../ui/ui.module.css'
import { BreakActions } from './player/break-actions.tsx'
import { HealthNotes } from './player/health-notes.tsx'
import * as texts from './player/player.texts.ts'
import { PlayerConsents } from './player/player-consents.tsx'
import { PlayerHistory } from './player/player-history.tsx'
import { PlayerKit } from './player/player-kit.tsx'
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
