import { Link } from 'react-router'
import { useLive } from '../../../area/area-data.tsx'
import { useMay } from '../../../desk/own-permissions.ts'
import { personName } from '../../../desk/people-lines.ts'
import { ResourceList } from '../../../desk/resource-list.tsx'
import { useResource } from '../../../desk/use-resource.ts'
import { pageMeta } from '../../../page-meta.ts'
import { ImpersonateButton, mayBeImpersonated } from './impersonate-button.tsx'
import { userResource } from './user-resource.tsx'

export const meta = pageMeta({ title: 'Users', description: 'Families and administrators.', isPrivate: true })

export default function Users() {
  useLive(['User', 'Player'])
  const list = useResource(userResource)
  const mayMoveIn = useMay(['PEOPLE'])
  return (
    <ResourceList
      list={list}
      action={
        <>
          <Link className="small-button" to="/admin/users/duplicates">
            Possible duplicates
          </Link>
          {mayMoveIn && (
            <Link className="small-button" to="/admin/moving-in">
              Import families
            </Link>
          )}
          <Link className="small-button" to="/admin/audit">
            Audit
          </Link>
        </>
      }
      rowActions={(row) => mayBeImpersonated(row) && <ImpersonateButton id={row.id} name={personName(row)} />}
    />
  )
}
