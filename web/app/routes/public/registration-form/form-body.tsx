import { Link } from 'react-router'
import { WithFamily } from '../../../family/with-family.tsx'
import { useSession } from '../../../session/use-session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilledForm } from './filled-form.tsx'
import styles from './registration-form.module.css'
import { useFormClub } from './use-form-club.ts'
import { useFormDraft } from './use-form-draft.ts'

/** The same form for a visitor and for somebody who has come back signed in. */
export function FormBody() {
  const { programs } = useFormClub()
  const isOpen = programs.some(({ status }) => (status ?? 'OPEN') === 'OPEN')
  return <div className={styles.body}>{isOpen ? <OpenForm /> : <NothingOpen />}</div>
}

function OpenForm() {
  const form = useFormDraft()
  const { userRole } = useSession()
  if (!userRole) return <FilledForm {...form} family={null} />
  return <WithFamily>{(family) => <FilledForm {...form} family={family} />}</WithFamily>
}

const NothingOpen = () => (
  <EmptyState
    title="No program is open right now"
    action={
      <Link className="button" to="/contact?topic=registration">
        Tell me when one opens
      </Link>
    }
  >
    Between seasons there is nothing to register for. Write to us and you hear first.
  </EmptyState>
)
