import { Link } from 'react-router'
import type { FamilyPlayer } from '../../family/family.ts'
import { playerWords } from '../../family/status-words.ts'
import { useClub } from '../../family/use-club.ts'
import { useScrollToHash } from '../../family/use-scroll-to-hash.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { pageMeta } from '../../page-meta.ts'
import { GroupName } from '../../players/group-name.tsx'
import { PlayerShirt } from '../../players/player-shirt.tsx'
import { teamOf } from '../../players/player-words.ts'
import { WithPlayer } from '../../players/with-player.tsx'
import { Chip } from '../../ui/chip.tsx'
import ui from '../../ui/ui.module.css'
import { BreakActions } from './player/break-actions.tsx'
import { HealthNotes } from './player/health-notes.tsx'
import { PlayerConsents } from './player/player-consents.tsx'
import { PlayerHistory } from './player/player-history.tsx'
import { PlayerKit } from './player/player-kit.tsx'
import { PlayerRegistrations } from './player/player-registrations.tsx'
import { PlayerSchedule } from './player/player-schedule.tsx'

export const meta = pageMeta({
  title: 'Player',
  description: 'One child’s registrations, schedule, kit and consents.',
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
          <h1>
            {player.firstName} {player.lastName}
          </h1>
          <p className="quiet">
            <GroupName birthDate={player.birthDate} />
            {team && ` · ${team.name} (${team.colour.name.toLowerCase()})`}
          </p>
        </div>
        {player.status !== 'ACTIVE' && <Chip {...playerWords[player.status]} />}
      </div>
      <div className={ui.actions}>
        {player.status === 'ACTIVE' && (
          <Link className="button" to={`/programs/select/${player.id}`}>
            Register for a program
          </Link>
        )}
        <Link className="small-button" to={`/guardian/edit-player/${player.id}`}>
          Edit
        </Link>
        <BreakActions player={player} />
      </div>
    </header>
  )
}
