import { PrintButton } from '../../ui/print-button.tsx'
import styles from './passport.module.css'

const STATIONS = ['Speed gate', 'Target wall', 'Shoot-out', 'Face paint', 'Kind act', 'My games']

/** A card to print and to collect stamps on. */
export function Passport() {
  return (
    <>
      <p>A stamp at each station. Show the full card at the desk: it is worth a medal.</p>
      <div className={styles.card}>
        <p>
          <strong className="display">Fun day passport</strong> Name: ______________________
        </p>
        <ul className="plain-list">
          {STATIONS.map((name) => (
            <li key={name}>
              <span className={styles.stamp} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <PrintButton isQuiet>Print this page</PrintButton>
    </>
  )
}
