import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/consents.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import ui from '../ui/ui.module.css'
import styles from './consent-boxes.module.css'

export type Agreed = Partial<Record<ConsentText, boolean>>

interface ConsentBoxesProps {
  texts: ConsentTexts
  shown: readonly ConsentText[]
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  /** Somebody has tried to go on: boxes that must be ticked say so. */
  isChecked: boolean
}

/** The club's texts, each to be read and ticked by itself. None comes ticked. */
export function ConsentBoxes({ texts, shown, agreed, onChange, isChecked }: ConsentBoxesProps) {
  const required: readonly string[] = REQUIRED_CONSENTS
  return (
    <ul className={`plain-list ${styles.texts}`}>
      {shown.map((name) => {
        const { title, text, statements, version } = texts[name]
        const isRequired = required.includes(name)
        return (
          <li key={name} className={styles.text}>
            <h3>
              {title} {!isRequired && <span className="quiet small">(optional)</span>}
            </h3>
            <details className={ui.fold}>
              <summary>Read the text</summary>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <p className="quiet small">Version {version}</p>
            </details>
            <Checkbox
              label={statements.join(' ')}
              checked={agreed[name] ?? false}
              required={isRequired}
              error={
                isChecked && isRequired && !agreed[name]
                  ? 'We need this one before we can register anyone.'
                  : null
              }
              onChange={(event) => onChange({ ...agreed, [name]: event.currentTarget.checked })}
            />
          </li>
        )
      })}
    </ul>
  )
}
