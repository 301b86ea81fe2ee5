import { Navigate, useLocation } from 'react-router'
import { homePath } from '../../frame/sections.ts'
import { returnTo } from '../../session/return-to.ts'
import { useSession } from '../../session/use-session.ts'

/** An account screen has nothing to ask of somebody who is signed in: on to the place they asked for, or home. */
export function AlreadyIn() {
  const { search } = useLocation()
  const session = useSession()
  return <Navigate to={returnTo(search) ?? homePath(session)} replace />
}
