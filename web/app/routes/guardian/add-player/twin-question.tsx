import { Link } from 'react-router'
import { FormMessage } from '../../../components/form/form-message.tsx'
import styles from '../../../family/family.module.css'
import type { FamilyPlayer } from '../../../family/family.ts'

/** The same name and birth date is nearly always a slip; twins of one name are for the desk. */
export function TwinQuestion({ twin }: { twin: FamilyPlayer }) {
  return (
    <FormMessage>
      <p>Is this {twin.firstName}? A player with this name and birth date is already in your family.</p>
      <div className={styles.actions}>
        <Link className={styles.small} to={`/guardian/player/${twin.id}`}>
          Yes, show {twin.firstName}
        </Link>
        <Link className={styles.small} to="/contact">
          No, ask the club to add another child
        </Link>
      </div>
    </FormMessage>
  )
}
