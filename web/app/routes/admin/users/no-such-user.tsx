import { Link } from 'react-router'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export const NoSuchUser = () => (
  <DeskPage title="No such user">
    <EmptyState
      title="User not found"
      action={
        <Link className="button" to="/admin/users">
          To all users
        </Link>
      }
    >
      The link may be old, or the user was deleted or merged with another.
    </EmptyState>
  </DeskPage>
)
