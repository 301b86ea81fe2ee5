import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { PlayerSearch } from './player-search.tsx'

export const meta = pageMeta({
  title: 'Register a player',
  description: 'Choose the player whom the desk registers.',
  isPrivate: true,
})

/** Who comes first, then the programs that fit. */
export default function ChoosePlayer() {
  return (
    <DeskPage
      title="Register a player"
      note="Whom would you like to register? The programs that fit come next."
    >
      <PlayerSearch program={null} />
    </DeskPage>
  )
}
