import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emailWords } from '../../../../desk/email-words.ts'
import { personName } from '../../../../desk/people-lines.ts'
import { Button } from '../../../../ui/button.tsx'
import { ListStates } from '../../../../ui/list-states.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import ui from '../../../../ui/ui.module.css'
import { WalkInLink } from '../../walk-in/walk-in-link.tsx'
import { findGuardians, type Guardian } from './guardian.ts'
import { NewGuardian } from './new-guardian.tsx'

/** Finds a guardian by name or email, or creates one. An email belongs to one user, so nobody exists twice. */
export function GuardianStep({ onChoose }: { onChoose: (guardian: Guardian) => void }) {
  const [search, setSearch] = useState('')
  const [isNew, setNew] = useState(false)
  const found = useQuery({
    queryKey: ['guardians', search],
    queryFn: () => findGuardians(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  if (isNew) return <NewGuardian search={search} onMade={onChoose} onBack={() => setNew(false)} />
  return (
    <div className={ui.section}>
      <SearchBox label="Guardian’s name or email" value={search} onChange={setSearch} />
      {search !== '' && (
        <ListStates loaded={found}>
          {(guardians) => <Found guardians={guardians} onChoose={onChoose} />}
        </ListStates>
      )}
      <div className={ui.actions}>
        <Button kind="small" onClick={() => setNew(true)}>
          New guardian
        </Button>
        <WalkInLink />
      </div>
    </div>
  )
}

function Found({ guardians, onChoose }: { guardians: Guardian[]; onChoose: (guardian: Guardian) => void }) {
  if (guardians.length === 0) return <p role="status">No one by that name or email.</p>
  return (
    <ul className={`plain-list ${ui.cards}`}>
      {guardians.map((guardian) => (
        <li key={guardian.id} className={`${ui.card} ${ui.between}`}>
          <p>
            <strong>{personName(guardian)}</strong>
            <br />
            <span className="quiet">
              {[emailWords(guardian.email), ...guardian.players.map(({ firstName }) => firstName)].join(
                ' · ',
              )}
            </span>
          </p>
          <Button kind="small" onClick={() => onChoose(guardian)}>
            Choose<span className="visually-hidden"> {personName(guardian)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
