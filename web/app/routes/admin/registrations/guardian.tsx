import { Link } from 'react-router'
import { NO_EMAIL } from '../../../desk/email-words.ts'
import type { RegistrationLine } from './registration-list.ts'

/** Who to write to or call about a child, from the list's line. */
export function Guardian({
  line,
}: {
  line: Pick<RegistrationLine, 'userId' | 'guardian' | 'email' | 'phone'>
}) {
  if (!line.userId) return <>No one yet</>
  return (
    <>
      <Link to={`/admin/users/${line.userId}`}>{line.guardian ?? line.email}</Link>
      <br />
      {line.email ? <a href={`mailto:${line.email}`}>{line.email}</a> : NO_EMAIL}
      {line.phone && (
        <>
          <br />
          <a href={`tel:${line.phone.replace(/[^\d+]/g, '')}`}>{line.phone}</a>
        </>
      )}
    </>
  )
}
