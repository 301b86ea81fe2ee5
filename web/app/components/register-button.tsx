import { Link } from 'react-router'
import { loginPath } from '../session/return-to.ts'
import { useSession } from '../session/use-session.ts'

/** Families who are signed in go on at once; others sign in first and are brought there. */
export function RegisterButton({ className = '' }: { className?: string }) {
  const { isAuthenticated } = useSession()
  return (
    <Link className={`button ${className}`} to={isAuthenticated ? '/guardian' : loginPath('/guardian')}>
      Register Now
    </Link>
  )
}
