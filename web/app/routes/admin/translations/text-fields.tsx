import { fieldLabel, quotedFields } from '@touchline/domain/club/text-fields.ts'
import {
  OTHER_LANGUAGES,
  type OtherLanguage,
  type Translations,
  translationState,
} from '@touchline/domain/translations/translations.ts'
import {
  type TranslatableText,
  translationProblem,
} from '@touchline/domain/translations/translations-refusal.ts'
import { languageName } from '../../../desk/language-name.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field, TextArea } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import { textLabel } from './text-labels.ts'
import styles from './translation.module.css'
import type { Typed } from './use-typed.ts'

interface TextFieldsProps {
  text: TranslatableText
  translations: Translations
  typed: Typed
}

/** One text: the English on the left, and its translations. */
export function TextFields({ text, translations, typed }: TextFieldsProps) {
  const label = textLabel(text.field)
  return (
    <fieldset className={styles.text} aria-label={label}>
      <div className={styles.english}>
        <strong>{label}</strong>
        <p className={ui.asTyped}>{text.english}</p>
        {text.hasFields && <KeptFields english={text.english} />}
      </div>
      <div className={styles.languages}>
        {OTHER_LANGUAGES.map((language) => (
          <InLanguage key={language} {...{ text, translations, typed, language }} />
        ))}
      </div>
    </fieldset>
  )
}

/** Placeholders that the site fills in, to be kept unchanged in every language. */
function KeptFields({ english }: { english: string }) {
  const fields = quotedFields(english)
  return fields.length === 0 ? null : (
    <p className="quiet small">
      Filled in by the site, keep as is:{' '}
      {fields.map((field, n) => (
        <span key={field}>
          {n > 0 && ', '}
          <code>{`{{${field}}}`}</code> {fieldLabel(field).toLowerCase()}
        </span>
      ))}
    </p>
  )
}

/** A longer text gets a field that grows with it. */
const LONGEST_ON_A_LINE = 60

function InLanguage({ text, translations, typed, language }: TextFieldsProps & { language: OtherLanguage }) {
  const made = translations[text.field]?.[language]
  const words = typed.wordsOf(text, language)
  const isChanged = translationState(translations, text, language) === 'CHANGED' && words === made?.text
  const type = (value: string) => typed.type(text, language, value)
  const field = {
    label: languageName(language),
    lang: language,
    value: words,
    hint: words.trim() === '' ? 'Families see the English.' : undefined,
    error: translationProblem(words, text),
  }
  return (
    <div className={styles.language}>
      {text.english.length > LONGEST_ON_A_LINE ? (
        <TextArea isGrowing {...field} onChange={({ currentTarget }) => type(currentTarget.value)} />
      ) : (
        <Field {...field} onChange={({ currentTarget }) => type(currentTarget.value)} />
      )}
      {isChanged && (
        <div className={ui.notice}>
          <p>The English has changed since. Families see the English until you check this again.</p>
          <p className="quiet small">It was: {made.english}</p>
          <Checkbox
            label="Still correct"
            checked={typed.isConfirmed(text, language)}
            onChange={({ currentTarget }) => typed.confirm(text, language, currentTarget.checked)}
          />
        </div>
      )}
    </div>
  )
}
