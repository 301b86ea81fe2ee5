import type { Language } from '@touchline/domain/languages.ts'
import { campaignTexts, isCampaignIn } from '@touchline/domain/mail/campaign-in-language.ts'
import {
  OTHER_LANGUAGES,
  type OtherLanguage,
  type Translations,
  translationCounts,
  translationState,
  withTranslation,
} from '@touchline/domain/translations/translations.ts'
import {
  type TranslatableText,
  translationProblem,
} from '@touchline/domain/translations/translations-refusal.ts'
import { useState } from 'react'
import { languageName } from '../../../../desk/language-name.ts'
import { Button } from '../../../../ui/button.tsx'
import { Chip, type ChipWords } from '../../../../ui/chip.tsx'
import { Field, TextArea } from '../../../../ui/form/field.tsx'
import ui from '../../../../ui/ui.module.css'
import { guardians } from '../campaign-words.ts'
import type { CampaignValues } from '../email-api.ts'
import styles from './composer.module.css'

interface CampaignLanguagesProps {
  values: CampaignValues
  onChange: (translations: Translations) => void
  /** How many of the group read each language; undefined while they are being counted. */
  readers: Readonly<Record<Language, number>> | undefined
  problems: Readonly<Record<string, string>>
}

/** The email in other languages, and how many get it in each (Y-26). */
export function CampaignLanguages(props: CampaignLanguagesProps) {
  return (
    <fieldset className={styles.group}>
      <legend>In other languages</legend>
      <p className="small quiet">
        Each guardian gets the language in their profile. Until both the subject and the text are translated,
        they get the English.
      </p>
      {OTHER_LANGUAGES.map((language) => (
        <InLanguage key={language} {...props} language={language} />
      ))}
    </fieldset>
  )
}

function InLanguage({
  values,
  onChange,
  readers,
  problems,
  language,
}: CampaignLanguagesProps & { language: OtherLanguage }) {
  // Nobody would look for a field in a closed fold.
  const [isOpen, setOpen] = useState(false)
  const { translations = {} } = values
  const count = readers?.[language] ?? 0
  const write = (text: TranslatableText, words: string) =>
    onChange(withTyped(translations, text, language, words))
  return (
    <details className={ui.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className={styles.standing}>
          <span lang={language}>{languageName(language)}</span>
          <Chip {...standingOf(values, language)} />
          <span className="quiet small">{count === 0 ? 'No one in this group' : guardians(count)}</span>
        </span>
      </summary>
      {isOpen && (
        <div className={styles.translation}>
          {campaignTexts(values).map((text) => (
            <TranslatedText
              key={text.field}
              text={text}
              language={language}
              translations={translations}
              problem={problems[`translations.${text.field}.${language}`]}
              onWrite={(words) => write(text, words)}
            />
          ))}
        </div>
      )}
    </details>
  )
}

/** Keeps the text as typed: a line break at the end may start a new paragraph. */
function withTyped(
  translations: Translations,
  text: TranslatableText,
  language: OtherLanguage,
  words: string,
): Translations {
  const { field, english } = text
  const trimmed = withTranslation(translations, text, language, words)
  return words.trim() === ''
    ? trimmed
    : { ...trimmed, [field]: { ...trimmed[field], [language]: { text: words, english } } }
}

function standingOf(values: CampaignValues, language: OtherLanguage): ChipWords {
  if (isCampaignIn(values, language)) return { tone: 'good', children: 'Translated' }
  const texts = campaignTexts(values)
  const { missing, changed } = translationCounts(values.translations ?? {}, texts, language)
  if (changed > 0) return { tone: 'act', children: 'English has changed' }
  return missing === texts.length
    ? { tone: 'quiet', children: 'Not translated' }
    : { tone: 'wait', children: `${missing} of ${texts.length} missing` }
}

interface TranslatedTextProps {
  text: TranslatableText
  language: OtherLanguage
  translations: Translations
  problem: string | undefined
  onWrite: (words: string) => void
}

function TranslatedText({ text, language, translations, problem, onWrite }: TranslatedTextProps) {
  const made = translations[text.field]?.[language]
  const isSubject = text.field === 'subject'
  const field = {
    label: `${isSubject ? 'Subject' : 'Text'}, ${languageName(language)}`,
    lang: language,
    value: made?.text ?? '',
    error: problem ?? translationProblem(made?.text ?? '', text),
  }
  return (
    <>
      {isSubject ? (
        <Field {...field} autoComplete="off" onChange={({ currentTarget }) => onWrite(currentTarget.value)} />
      ) : (
        <TextArea
          {...field}
          isGrowing
          rows={8}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      )}
      {made && translationState(translations, text, language) === 'CHANGED' && (
        <div className={ui.notice}>
          <p>The English has changed since. Readers get the English until you check this again.</p>
          <p className="quiet small">It was: {made.english}</p>
          <Button kind="small" onClick={() => onWrite(made.text)}>
            Still correct
          </Button>
        </div>
      )}
    </>
  )
}
