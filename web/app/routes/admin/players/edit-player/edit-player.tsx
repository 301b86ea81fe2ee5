import { Link, useParams } from 'react-router'
import { useData } from '../../../../area/area-data.tsx'
import { pageMeta } from '../../../../page-meta.ts'
import { DeskPage } from '../../../../ui/desk-page.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { NoSuchPlayer } from '../player-registrations.tsx'
import { EditPlayerForm } from './edit-player-form.tsx'
import { loadEdited } from './load-edited.ts'

export const meta = pageMeta({
  title: 'Edit a player',
  description: 'Correct a child’s details.',
  isPrivate: true,
})

export default function EditPlayer() {
  const { playerId = '' } = useParams()
  const loaded = useData(['edited player', playerId], (request) => loadEdited(request, playerId))
  return (
    <ListStates loaded={loaded}>
      {(player) =>
        player ? (
          <DeskPage
            title={`Edit ${player.firstName} ${player.lastName}`}
            note={<Link to={`/admin/players/${playerId}/registrations`}>Registrations</Link>}
          >
            <EditPlayerForm key={playerId} player={player} />
          </DeskPage>
        ) : (
          <NoSuchPlayer />
        )
      }
    </ListStates>
  )
}
