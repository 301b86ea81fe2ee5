import { useState } from 'react'
import { emailWords } from '../../../desk/email-words.ts'
import { personName } from '../../../desk/people-lines.ts'
import { usePeople } from '../../../desk/people-list.ts'
import { Button } from '../../../ui/button.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './users.module.css'

interface FindUserProps {
  notThis: string | null
  onChoose: (id: string, name: string) => void
}

export function FindUser({ notThis, onChoose }: FindUserProps) {
  const [search, setSearch] = useState('')
  return (
    <div className={ui.card}>
      <SearchBox label="Name, email or child" value={search} onChange={setSearch} />
      {search !== '' && <Found search={search} notThis={notThis} onChoose={onChoose} />}
    </div>
  )
}

function Found({ search, notThis, onChoose }: FindUserProps & { search: string }) {
  const loaded = usePeople({ q: search, size: '10' })
  return (
    <ListStates loaded={loaded}>
      {({ items }) => {
        const people = items.filter(({ id, hasRecord }) => hasRecord && id !== notThis)
        if (people.length === 0) return <p role="status">No one else by that name or email.</p>
        return (
          <ul className={`plain-list ${styles.lines}`}>
            {people.map((person) => (
              <li key={person.id}>
                <span>
                  <strong>{personName(person)}</strong>{' '}
                  <span className="quiet">
                    {[emailWords(person.email), ...person.children.map(({ name }) => name)].join(' · ')}
                  </span>
                </span>
                <Button kind="small" onClick={() => onChoose(person.id, personName(person))}>
                  Choose<span className="visually-hidden"> {personName(person)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </ListStates>
  )
}
