import { Link } from 'react-router'
import { DeskPage } from '../../../ui/desk-page.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export const NoSuchProgram = () => (
  <DeskPage title="No such program">
    <EmptyState
      title="Program not found"
      action={
        <Link className="button" to="/admin/programs">
          To all programs
        </Link>
      }
    >
      The link may be old, or the program was deleted.
    </EmptyState>
  </DeskPage>
)
