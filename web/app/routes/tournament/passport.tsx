import { PrintButton } from '../../ui/print-button.tsx'
import * as texts from './fun-day.texts.ts'
import styles from './passport.module.css'

const STATIONS = [
  texts.speedGateStamp,
  texts.targetWallStamp,
  texts.shootOutStamp,
  texts.facePaint,
  texts.kindActStamp,
  texts.myGamesStamp,
]

/** A card to print and to collect stamps on. */
export function Passport() {
  return (
    <>
      <p>{texts.stampAtEach}</p>
      <div className={styles.passport}>
        <p>
          <strong className="display">{texts.passportCard}</strong>
          {texts.nameLine}
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
      <PrintButton isQuiet>{texts.printPage}</PrintButton>
    </>
  )
}
