import type { FamilyPlayer } from '../../family/family.ts'
import { WithFamily } from '../../family/with-family.tsx'
import { mixed } from '../../languages/written.tsx'
import { pageMeta } from '../../page-meta.ts'
import { WithPlayer } from '../../players/with-player.tsx'
import ui from '../../ui/ui.module.css'
import { EditPlayerForm } from './edit-player/edit-player-form.tsx'
import { RemovePlayer } from './edit-player/remove-player.tsx'
import * as texts from './player/player.texts.ts'

export const meta = pageMeta({
  title: texts.editTitle,
  description: texts.editDescription,
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
      <h1>{mixed(texts.editPlayer(player.firstName))}</h1>
      <EditPlayerForm key={player.id} player={player} />
      <RemovePlayer player={player} />
    </div>
  )
}
