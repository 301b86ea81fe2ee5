import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { Loading } from '../components/loading.tsx'
import { loginPath } from './return-to.ts'
import { useSession } from './use-session.ts'

/** For parents and administrators; others sign in first and come back. */
export function FamilyGuard({ children }: { children: ReactNode }) {
  const { loading, userRole, busy } = useSession()
  const { pathname, search } = useLocation()
  if (loading) return <Loading message="Verifying access..." size="large" />
  if (!userRole && !busy) return <Navigate to={loginPath(pathname + search)} replace />
  return children
}

export function AdminGuard({ children }: { children: ReactNode }) {
  const { loading, userRole, busy } = useSession()
  if (loading) return <Loading message="Verifying admin access..." size="large" />
  if (userRole !== 'ADMIN' && !busy) return <Navigate to="/unauthorized" replace />
  return children
}
