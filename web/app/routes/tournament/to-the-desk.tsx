import { Link } from 'react-router'
import { useSession } from '../../session/use-session.ts'

/** Only for administrators: where the day is moved, with what that breaks. */
export function ToTheDesk({ slug }: { slug: string }) {
  const { userRole } = useSession()
  if (userRole !== 'ADMIN') return null
  return (
    <Link className="button quiet-button" to={`/admin/tournaments/${slug}?part=day`}>
      +10 minutes from here
    </Link>
  )
}
