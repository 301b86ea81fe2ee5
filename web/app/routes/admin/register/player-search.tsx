import { birthYearRefusal } from '@touchline/domain/registrations/eligibility.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { useDeskList } from '../../../desk/desk-list.ts'
import { fullName } from '../../../desk/player-names.ts'
import type { ProgramLine } from '../../../desk/program-line.ts'
import { GroupName } from '../../../players/group-name.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import ui from '../../../ui/ui.module.css'
import { type PlayerLine, playerList } from '../players/player-list.ts'

const SHOWN = '20'

/** Finds a player by their own or a guardian's name, and offers the next step. */
export function PlayerSearch({ way }: { way: (player: PlayerLine) => ReactNode }) {
  const [search, setSearch] = useState('')
  const loaded = useDeskList(playerList, { status: 'ACTIVE', q: search, sort: 'name', size: SHOWN })
  return (
    <div className={`${ui.section} ${ui.narrow}`}>
      <SearchBox label="Player or guardian" value={search} onChange={setSearch} />
      <ListStates loaded={loaded}>
        {({ items }) => (
          <ul className={`plain-list ${ui.cards}`}>
            {items.map((player) => (
              <li key={player.id} className={`${ui.card} ${ui.between}`}>
                <p>
                  <strong>{fullName(player)}</strong>
                  <br />
                  <span className="quiet">
                    <GroupName birthDate={player.birthDate} />
                    {(player.guardian ?? player.email) && ` · ${player.guardian ?? player.email}`}
                  </span>
                </p>
                {way(player)}
              </li>
            ))}
            {items.length === 0 && <li>No one by that name.</li>}
          </ul>
        )}
      </ListStates>
      <p>
        <Link className="small-button" to="/admin/add-player">
          Add a new player
        </Link>
      </p>
    </div>
  )
}

/** Continues to a program and, if it is already chosen, says whether they fit it. */
export function RegisterWay({ player, program }: { player: PlayerLine; program: ProgramLine | null }) {
  const { ages } = useClubRules()
  if (!program)
    return (
      <Link className="small-button" to={`/admin/players/${player.id}/select-program`}>
        Choose<span className="visually-hidden"> {fullName(player)}</span>
      </Link>
    )
  if (player.registrations.some(({ programId }) => programId === program.id))
    return <span className="quiet">Already registered</span>
  const isOtherAge = birthYearRefusal({ player, program, ages }) !== null
  return (
    <Link className="small-button" to={`/admin/programs/${program.id}/register/${player.id}`}>
      {isOtherAge ? 'Choose anyway, even though the age doesn’t fit' : 'Choose'}
      <span className="visually-hidden"> {fullName(player)}</span>
    </Link>
  )
}
