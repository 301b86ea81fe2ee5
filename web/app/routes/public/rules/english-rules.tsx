import type { RulesPart } from '@touchline/domain/club/rules-parts/rules-part.ts'
import styles from './rules.module.css'
import * as texts from './rules.texts.ts'
import { RulesPartView } from './rules-part-view.tsx'

/** Above a translation: what it is worth, and where the words that count are (Y-5). */
export const TranslationNotice = ({ isChecked }: { isChecked: boolean }) => (
  <p className={styles.notice}>
    {isChecked ? texts.checked : texts.notChecked}
    <a href="#english">{texts.theEnglish}</a>
    {texts.stop}
  </p>
)

/** Below a translation, for every reader: the words that count. */
export const EnglishRules = ({ parts }: { parts: readonly RulesPart[] }) => (
  <section id="english" lang="en" className={styles.parts} aria-labelledby="english-title">
    <h2 id="english-title">The English text, which prevails</h2>
    {parts.map((part, n) => (
      <RulesPartView key={part.id} part={{ ...part, id: `en-${part.id}` }} number={n + 1} />
    ))}
  </section>
)
