import type { FamilyPlayer } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { pageMeta } from '../../page-meta.ts'
import { WithPlayer } from '../../players/with-player.tsx'
import ui from '../../ui/ui.module.css'
import { EditPlayerForm } from './edit-player/edit-player-form.tsx'
import { RemovePlayer } from './edit-player/remove-player.tsx'

export const meta = pageMeta({
  title: 'Edit player',
  description: 'Change what we know about your player.',
  isPrivate: true,
})

export default function EditPlayer() {
  return (
    <WithFamily>
      {(family) => (
        <WithPlayer family={family}>{(player) => <EditPlayerScreen player={player} />}</WithPlayer>
      )}
    </WithFamily>
  )
}

function EditPlayerScreen({ player }: { player: FamilyPlayer }) {
  return (
    <div className={`${ui.page} ${ui.narrow}`}>
      <h1>Edit {player.firstName}</h1>
      <EditPlayerForm key={player.id} player={player} />
      <RemovePlayer player={player} />
    </div>
  )
}
