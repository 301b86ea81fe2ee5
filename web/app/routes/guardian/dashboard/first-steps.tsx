import { Link } from 'react-router'
import type { FamilyPlayer } from '../../../family/family.ts'
import styles from './first-steps.module.css'

/** Three steps from nothing to the field; the one that is next has the button. */
export function FirstSteps({ players }: { players: FamilyPlayer[] }) {
  const [oldest] = players
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="visually-hidden">
        Three steps to the field
      </h2>
      <ol className={`plain-list ${styles.steps}`}>
        <li className={oldest ? styles.done : styles.now}>
          <h3>Add your players</h3>
          <p>A name and a birth date each. It takes two minutes.</p>
          <Link className={oldest ? styles.more : 'button'} to="/guardian/add-player">
            {oldest ? 'Add another player' : 'Add your first player'}
          </Link>
        </li>
        <li className={oldest ? styles.now : ''}>
          <h3>Choose a program</h3>
          <p>
            Saturday, Sunday or both. You’ll see the full price, with every discount, before you send
            anything.
          </p>
          {oldest && (
            <Link className="button" to={`/programs/select/${oldest.id}`}>
              {players.length > 1 ? 'Choose a program' : `Choose for ${oldest.firstName}`}
            </Link>
          )}
        </li>
        <li>
          <h3>Pay and come to training</h3>
          <p>
            We’ll review it and email you, then you pay by e-Transfer or in cash. After that, just bring water
            and shin guards.
          </p>
        </li>
      </ol>
    </section>
  )
}
