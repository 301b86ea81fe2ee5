import { dayAndYear } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { useData } from '../../../../area/area-data.tsx'
import type { Document } from '../../../../data/documents.ts'
import { useDeskList } from '../../../../desk/desk-list.ts'
import { emailWords } from '../../../../desk/email-words.ts'
import type { FindProps, MergeSideProps } from '../../../../desk/merge-two.tsx'
import { fullName } from '../../../../desk/player-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import ui from '../../../../ui/ui.module.css'
import styles from '../../users/users.module.css'
import { playerList } from '../player-list.ts'

const document: Document = {
  field: 'getPlayer',
  query: `query MergedPlayer($id: ID!) {
    getPlayer(id: $id) { id _deleted firstName lastName birthDate user { email } }
  }`,
}

interface Entry {
  _deleted: boolean | null
  firstName: string
  lastName: string
  birthDate: string
  user: { email: string } | null
}

/** One of the two entries. */
export function MergedPlayer({ id, onOther }: MergeSideProps) {
  const loaded = useData(['merged player', id], (request) => request<Entry | null>(document, { id }))
  return (
    <ListStates loaded={loaded}>
      {(player) => (
        <div className={ui.card}>
          {player && !player._deleted ? (
            <p>
              <strong>{fullName(player)}</strong>
              <br />
              Born {dayAndYear(player.birthDate)}
              <br />
              {player.user ? emailWords(player.user.email) : 'No guardian yet'}
            </p>
          ) : (
            <p role="status">This player no longer exists.</p>
          )}
          <div className={ui.actions}>
            <Button kind="small" onClick={onOther}>
              Choose another
            </Button>
          </div>
        </div>
      )}
    </ListStates>
  )
}

const SHOWN = '10'

export function FindPlayer({ notThis, onChoose }: FindProps) {
  const [search, setSearch] = useState('')
  return (
    <div className={ui.card}>
      <SearchBox label="Player or guardian" value={search} onChange={setSearch} />
      {search !== '' && <Found search={search} notThis={notThis} onChoose={onChoose} />}
    </div>
  )
}

function Found({ search, notThis, onChoose }: FindProps & { search: string }) {
  const loaded = useDeskList(playerList, { status: '', q: search, sort: 'name', size: SHOWN })
  return (
    <ListStates loaded={loaded}>
      {({ items }) => {
        const players = items.filter(({ id }) => id !== notThis)
        if (players.length === 0) return <p role="status">No one else by that name.</p>
        return (
          <ul className={`plain-list ${styles.lines}`}>
            {players.map((player) => (
              <li key={player.id}>
                <span>
                  <strong>{fullName(player)}</strong>{' '}
                  <span className="quiet">
                    Born {dayAndYear(player.birthDate)} ·{' '}
                    {player.guardian ?? player.email ?? 'No guardian yet'}
                  </span>
                </span>
                <Button kind="small" onClick={() => onChoose(player.id)}>
                  Choose<span className="visually-hidden"> {fullName(player)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </ListStates>
  )
}
