import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import styles from './waiver.module.css'

const LINES = [
  'Child',
  'Born on',
  'Allergies, conditions, medication',
  'Parent or guardian',
  'Phone and e-mail',
  'In an emergency call',
]

/** On paper only: for a table without reception. One for each child. */
export function BlankWaiver({ form }: { form: ConsentTexts['FUN_DAY_WAIVER'] }) {
  return (
    <div className={styles.blank} aria-hidden="true">
      <h1>{form.title}</h1>
      {form.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {LINES.map((line) => (
        <p key={line}>{line}: ______________________________________________</p>
      ))}
      <ul>
        {form.statements.map((statement) => (
          <li key={statement}>☐ {statement}</li>
        ))}
        <li>Photos and video: ☐ yes ☐ no</li>
      </ul>
      <p>Signature: ______________________________ Date: ______________</p>
      <p>Version {form.version}</p>
    </div>
  )
}
