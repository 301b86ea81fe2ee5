import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fieldWriteNeeds } from '@touchline/domain/identity/permission-table.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { emailWords } from '../../../desk/email-words.ts'
import { linkFamily, unlinkFamily } from '../../../desk/link-family.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'
import { findGuardians, type Guardian } from '../players/add-player/guardian.ts'
import { BarredGuardians, NoAccessButton } from './no-access.tsx'
import styles from './users.module.css'

/**
 * Who shares children with whom (P-12), and who must not (P-14). Accounts that share also count as one family for the
 * discount.
 */
export function FamilyCard({ person }: { person: PersonDetails }) {
  const [isSearching, setSearching] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const mayLink = useMay(...fieldWriteNeeds('User', { family: '' }))
  return (
    <section className={ui.card} aria-label="Family">
      <div className={ui.between}>
        <h2>Family</h2>
        {mayLink && person.linked.length > 0 && (
          <Button kind="small" onClick={() => setLeaving(true)}>
            Unlink
          </Button>
        )}
      </div>
      {person.linked.length === 0 ? (
        <p className="quiet">Not linked with another guardian.</p>
      ) : (
        <ul className={`plain-list ${styles.lines}`}>
          {person.linked.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/admin/users/${id}`}>{name}</Link>
              <NoAccessButton person={person} other={{ id, name }} />
            </li>
          ))}
        </ul>
      )}
      <BarredGuardians person={person} />
      {isSearching ? (
        <FindPartner person={person} onDone={() => setSearching(false)} />
      ) : (
        mayLink && (
          <div className={ui.actions}>
            <Button kind="small" onClick={() => setSearching(true)}>
              Link with a guardian
            </Button>
          </div>
        )
      )}
      {isLeaving && <UnlinkDialog person={person} onClose={() => setLeaving(false)} />}
    </section>
  )
}

function UnlinkDialog({ person, onClose }: { person: PersonDetails; onClose: () => void }) {
  const unlink = useChange((request) => unlinkFamily(request, person))
  return (
    <ConfirmDialog
      title={`Unlink ${personName(person)}`}
      confirm="Unlink"
      busy="One moment..."
      keep="Back"
      isHarmful
      onConfirm={async () => {
        await unlink.mutateAsync(undefined)
        notify('They’re two families now.')
      }}
      onClose={onClose}
    >
      <p>
        Each keeps the children they added, and no longer sees the other’s. The children no longer count
        together for the family discount: anything not yet approved is repriced, and both families get an
        email.
      </p>
    </ConfirmDialog>
  )
}

function FindPartner({ person, onDone }: { person: PersonDetails; onDone: () => void }) {
  const [search, setSearch] = useState('')
  const [other, choose] = useState<Guardian | null>(null)
  const link = useChange((request, chosen: Guardian) => linkFamily(request, person, chosen))
  const found = useQuery({
    queryKey: ['guardians', search],
    queryFn: () => findGuardians(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const known = [person.id, ...person.linked.map(({ id }) => id)]
  return (
    <div className={ui.section}>
      <SearchBox label="The other guardian’s name or email" value={search} onChange={setSearch} />
      {search !== '' && (
        <ListStates loaded={found}>
          {(guardians) => (
            <Partners guardians={guardians.filter(({ id }) => !known.includes(id))} onChoose={choose} />
          )}
        </ListStates>
      )}
      <div className={ui.actions}>
        <Button kind="plain" onClick={onDone}>
          Not now
        </Button>
      </div>
      {other && (
        <ConfirmDialog
          title={`${personName(person)} and ${personName(other)}`}
          confirm="Link as one family"
          busy="Linking..."
          keep="Back"
          onConfirm={async () => {
            await link.mutateAsync(other)
            notify('They’re one family now, with the family discount.')
            onDone()
          }}
          onClose={() => choose(null)}
        >
          <p>
            Both will see and act for all their children, health notes included, and get the emails about
            them. Link them only if you know both are guardians. All their children count together for the
            family discount; anything unpaid is repriced.
          </p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function Partners({
  guardians,
  onChoose,
}: {
  guardians: Guardian[]
  onChoose: (guardian: Guardian) => void
}) {
  if (guardians.length === 0) return <p role="status">No one else by that name or email.</p>
  return (
    <ul className={`plain-list ${styles.lines}`}>
      {guardians.map((guardian) => (
        <li key={guardian.id}>
          <span>
            <strong>{personName(guardian)}</strong>{' '}
            <span className="quiet">
              {[emailWords(guardian.email), ...guardian.players.map(({ firstName }) => firstName)].join(
                ' · ',
              )}
            </span>
          </span>
          <Button kind="small" onClick={() => onChoose(guardian)}>
            Link<span className="visually-hidden"> with {personName(guardian)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
