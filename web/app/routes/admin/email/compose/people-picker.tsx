import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Audience, MOST_PEOPLE } from '@touchline/domain/mail/audience.ts'
import { useState } from 'react'
import { personName } from '../../../../desk/people-lines.ts'
import { Button } from '../../../../ui/button.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { findGuardians } from '../../players/add-player/guardian.ts'
import styles from './composer.module.css'

interface PeoplePickerProps {
  audience: Extract<Audience, { kind: 'PEOPLE' }>
  onChange: (audience: Audience) => void
}

/** Found by name or address, one after the other. */
export function PeoplePicker({ audience: { userIds }, onChange }: PeoplePickerProps) {
  const [search, setSearch] = useState('')
  const found = useQuery({
    queryKey: ['guardians', search],
    queryFn: () => findGuardians(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const pick = (ids: string[]) => onChange({ kind: 'PEOPLE', userIds: ids })
  const isFull = userIds.length >= MOST_PEOPLE
  return (
    <>
      <SearchBox label="Add someone by name or email" value={search} onChange={setSearch} />
      {search !== '' && (
        <ListStates loaded={found}>
          {(guardians) =>
            guardians.length === 0 ? (
              <p role="status">No one by that name or email.</p>
            ) : (
              <ul className={`plain-list ${styles.people}`}>
                {guardians.map((guardian) => {
                  const isIn = userIds.includes(guardian.id)
                  return (
                    <li key={guardian.id}>
                      <span>
                        <strong>{personName(guardian)}</strong>{' '}
                        <span className="quiet">{guardian.email}</span>
                      </span>
                      <Button
                        kind="small"
                        disabled={!isIn && isFull}
                        onClick={() =>
                          pick(isIn ? userIds.filter((id) => id !== guardian.id) : [...userIds, guardian.id])
                        }
                      >
                        {isIn ? 'Remove' : 'Add'}
                        <span className="visually-hidden"> {personName(guardian)}</span>
                      </Button>
                    </li>
                  )
                })}
              </ul>
            )
          }
        </ListStates>
      )}
      {userIds.length > 0 && (
        <div>
          <Button kind="small" onClick={() => pick([])}>
            Remove everyone
          </Button>
        </div>
      )}
    </>
  )
}
