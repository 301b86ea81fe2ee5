import type { FamilyPlayer } from '../../../family/family.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed } from '../../../languages/written.tsx'
import * as texts from './dashboard.texts.ts'
import styles from './first-steps.module.css'

/** The three steps from an empty account to the field; the next one has the button. */
export function FirstSteps({ players }: { players: FamilyPlayer[] }) {
  const [oldest] = players
  return (
    <section aria-labelledby="first-steps">
      <h2 id="first-steps" className="visually-hidden">
        {texts.threeSteps}
      </h2>
      <ol className={`plain-list ${styles.steps}`}>
        <li className={oldest ? styles.done : styles.now}>
          <h3>{texts.addPlayers}</h3>
          <p>{texts.addPlayersLead}</p>
          <SiteLink className={oldest ? styles.more : 'button'} to="/guardian/add-player">
            {oldest ? texts.addAnother : texts.addFirst}
          </SiteLink>
        </li>
        <li className={oldest ? styles.now : ''}>
          <h3>{texts.chooseProgram}</h3>
          <p>{texts.chooseProgramLead}</p>
          {oldest && (
            <SiteLink className="button" to={`/programs/select/${oldest.id}`}>
              {players.length > 1 ? texts.chooseProgram : mixed(texts.chooseFor(oldest.firstName))}
            </SiteLink>
          )}
        </li>
        <li>
          <h3>{texts.payAndCome}</h3>
          <p>{texts.payAndComeLead}</p>
        </li>
      </ol>
    </section>
  )
}
