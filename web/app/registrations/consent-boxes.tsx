import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import { type ConsentText, REQUIRED_CONSENTS } from '@touchline/domain/registrations/consents.ts'
import { langOf, written } from '../languages/written.tsx'
import { useSession } from '../session/use-session.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import ui from '../ui/ui.module.css'
import styles from './consent-boxes.module.css'
import * as words from './steps.texts.ts'

export type Agreed = Partial<Record<ConsentText, boolean>>

interface ConsentBoxesProps {
  texts: ConsentTexts
  /** The binding English texts, if `texts` is a translation (Y-5). */
  english?: ConsentTexts | null
  shown: readonly ConsentText[]
  agreed: Agreed
  onChange: (agreed: Agreed) => void
  /** Somebody has tried to continue: boxes that must be ticked say so. */
  isChecked: boolean
}

/**
 * The club's texts, each to be read and ticked separately. None comes ticked, and nobody ticks them for somebody else
 * (E-14).
 */
export function ConsentBoxes({ texts, english, shown, agreed, onChange, isChecked }: ConsentBoxesProps) {
  const required: readonly string[] = REQUIRED_CONSENTS
  if (useSession().isImpersonating) return <p className={ui.notice}>{words.onlyFamilyAgrees}</p>
  return (
    <ul className={`plain-list ${styles.texts}`}>
      {shown.map((name) => {
        const { title, text, statements, version } = texts[name]
        const isRequired = required.includes(name)
        return (
          <li key={name} className={styles.text}>
            <h3>
              {written(title)} {!isRequired && <span className="quiet small">{words.optional}</span>}
            </h3>
            <details className={ui.fold}>
              <summary>{words.readText}</summary>
              {text.map((paragraph) => (
                <p key={paragraph} lang={langOf(paragraph)}>
                  {paragraph}
                </p>
              ))}
              <p className="quiet small">{words.version(version)}</p>
              {english && <EnglishText {...english[name]} />}
            </details>
            <Checkbox
              label={written(statements.join(words.betweenStatements))}
              checked={agreed[name] ?? false}
              required={isRequired}
              error={isChecked && isRequired && !agreed[name] ? words.needThisOne : null}
              onChange={(event) => onChange({ ...agreed, [name]: event.currentTarget.checked })}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** The binding English wording of a consent (Y-5). */
export const EnglishText = ({ title, text, statements }: ConsentTexts[ConsentText]) => (
  <div lang="en">
    <p>
      <strong>{title}</strong>
    </p>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <p>
      <strong>{statements.join(' ')}</strong>
    </p>
  </div>
)
