import type { RememberedSizes } from '@touchline/domain/kit/remembered-sizes.ts'
import { Link, useParams } from 'react-router'
import { useData } from '../../../area/area-data.tsx'
import type { Document } from '../../../data/documents.ts'
import type { Request } from '../../../data/request.ts'
import { GUARDIAN, guardianLine, type SentGuardian } from '../../../desk/guardian-line.ts'
import { loadSetting } from '../../../desk/load-setting.ts'
import { fullName } from '../../../desk/player-names.ts'
import { pageMeta } from '../../../page-meta.ts'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { NoSuchPlayer } from '../players/player-registrations.tsx'
import { PlayerSearch } from '../register/player-search.tsx'
import { DeskOrderForm } from './desk-order-form.tsx'

export const meta = pageMeta({
  title: 'New kit order',
  description: 'Order kit for a family.',
  isPrivate: true,
})

const LIST = '/admin/kit-orders'

/** First the player, then the item (K-15). */
export default function DeskOrder() {
  const { playerId } = useParams()
  if (playerId) return <ForPlayer playerId={playerId} />
  return (
    <DeskPage title="New kit order" note="Who is it for? Next, you choose the item and the size.">
      <PlayerSearch
        way={(player) => (
          <Link className="small-button" to={`${LIST}/new/${player.id}`}>
            Choose<span className="visually-hidden"> {fullName(player)}</span>
          </Link>
        )}
      />
    </DeskPage>
  )
}

const document: Document = {
  field: 'getPlayer',
  query: `query PlayerToOrderFor($id: ID!) {
    getPlayer(id: $id) { id _deleted firstName lastName shirtSize sockSize shinGuardSize ballSize ${GUARDIAN} }
  }`,
}

interface SentPlayer extends RememberedSizes {
  id: string
  _deleted: boolean | null
  firstName: string
  lastName: string
  user: SentGuardian | null
}

async function load(request: Request, id: string) {
  const [player, store] = await Promise.all([
    request<SentPlayer | null>(document, { id }),
    loadSetting(request, 'store'),
  ])
  return { player: player?._deleted ? null : player, soldOut: store.soldOut ?? [] }
}

function ForPlayer({ playerId }: { playerId: string }) {
  const loaded = useData(['order for', playerId], (request) => load(request, playerId))
  return (
    <ListStates loaded={loaded}>
      {({ player, soldOut }) => {
        if (!player) return <NoSuchPlayer />
        const { guardian, email } = guardianLine(player.user)
        return (
          <DeskPage
            title={`New kit order for ${fullName(player)}`}
            note={
              <>
                {guardian ?? email} · <Link to={`${LIST}/new`}>Choose someone else</Link>
              </>
            }
          >
            <DeskOrderForm key={playerId} player={player} soldOut={soldOut} />
          </DeskPage>
        )
      }}
    </ListStates>
  )
}
