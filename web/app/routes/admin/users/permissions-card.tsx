import { useQuery } from '@tanstack/react-query'
import {
  PERMISSIONS,
  type Permission,
  PRESETS,
  permissionWords,
  soundPermissions,
} from '@touchline/domain/identity/permissions.ts'
import { useState } from 'react'
import { useChange } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'
import { useMay } from '../../../desk/own-permissions.ts'
import { type PersonDetails, personName } from '../../../desk/people-lines.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import { notify } from '../../../ui/toast.tsx'
import ui from '../../../ui/ui.module.css'

interface Granted {
  permissions: Permission[]
}

/** What an administrator may do at the desk: a preset, or single permissions. */
export function PermissionsCard({ person }: { person: PersonDetails }) {
  const path = `/users/${person.accountId}/permissions`
  const loaded = useQuery({
    queryKey: ['permissions', path],
    queryFn: () => callRest<Granted>('admin', 'get', path),
  })
  return (
    <section className={ui.card} aria-label="Permissions">
      <h2>Permissions</h2>
      <ListStates loaded={loaded}>
        {({ permissions }) => (
          <Choices key={permissions.join()} person={person} path={path} granted={permissions} />
        )}
      </ListStates>
    </section>
  )
}

function Choices({ person, path, granted }: { person: PersonDetails; path: string; granted: Permission[] }) {
  const [chosen, setChosen] = useState(granted)
  const isOneself = useSession().user?.email === person.email
  const mayGive = useMay(['EVERYTHING']) && !isOneself
  const save = useChange(() => callRest('admin', 'put', path, { body: { permissions: chosen } }))
  const give = async () => {
    try {
      await save.mutateAsync(undefined)
      notify(`${personName(person)} has new permissions.`)
    } catch {
      // The form above the button shows the error.
    }
  }
  const hasAll = chosen.includes('EVERYTHING')
  const toggle = (one: Permission, isOn: boolean) =>
    setChosen(soundPermissions(isOn ? [...chosen, one] : chosen.filter((other) => other !== one)))
  return (
    <>
      {!mayGive && (
        <p className="quiet">
          {isOneself
            ? 'This is you. Another administrator with full access can change it.'
            : 'Only an administrator with full access can change it.'}
        </p>
      )}
      {mayGive && (
        <div className={ui.actions}>
          {PRESETS.map(({ name, permissions }) => (
            <Button
              key={name}
              kind="small"
              aria-pressed={permissions.join() === chosen.join()}
              onClick={() => setChosen([...permissions])}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {PERMISSIONS.map((one) => (
        <Checkbox
          key={one}
          label={permissionWords[one].name}
          hint={permissionWords[one].opens}
          disabled={!mayGive || (hasAll && one !== 'EVERYTHING')}
          checked={hasAll || chosen.includes(one)}
          onChange={({ currentTarget }) => toggle(one, currentTarget.checked)}
        />
      ))}
      {save.error && <FormMessage>{plainProblem(save.error)}</FormMessage>}
      {mayGive && (
        <div className={ui.actions}>
          <Button disabled={save.isPending || chosen.join() === granted.join()} onClick={give}>
            {save.isPending ? 'Saving...' : 'Save permissions'}
          </Button>
        </div>
      )}
    </>
  )
}
