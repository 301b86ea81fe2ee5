import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { WalkInLink } from '../walk-in/walk-in-link.tsx'
import { PlayerSearch, RegisterWay } from './player-search.tsx'

export const meta = pageMeta({
  title: 'Register a player',
  description: 'Choose which player to register.',
  isPrivate: true,
})

/** First choose the player, then one of the programs that fit. */
export default function ChoosePlayer() {
  return (
    <DeskPage
      title="Register a player"
      note="Who would you like to register? Next, you’ll see the programs that fit."
      action={<WalkInLink />}
    >
      <PlayerSearch way={(player) => <RegisterWay player={player} program={null} />} />
    </DeskPage>
  )
}
