import type { ReactNode } from 'react'
import { LANGUAGE } from './language.ts'

const HAN = /\p{Script=Han}/u

/** The language of a text the club has written, if it is not the language of the page (Y-3). */
export const langOf = (text: string): 'en' | undefined =>
  LANGUAGE === 'en' || HAN.test(text) ? undefined : 'en'

/** A text the club has written, unchanged but marked with its language, for screen readers, hyphenation and search. */
export const written = (text: string | null | undefined): ReactNode =>
  LANGUAGE === 'en' || !text || HAN.test(text) ? text : <span lang="en">{text}</span>

/** From a Latin letter up to the next Chinese character or punctuation: a name, or a sentence. */
const LATIN = /([A-Za-z][^\p{Script=Han}（）：，。、？！；「」“”·]*[A-Za-z0-9.])/u

/** One of our sentences with the club's own words in it, such as the name of a program: those are marked. */
export function mixed(text: string | null | undefined): ReactNode {
  if (LANGUAGE === 'en' || !text || !HAN.test(text)) return written(text)
  // Every second part is a match.
  return text.split(LATIN).map((part, n) => {
    const key = `${n} ${part}`
    return n % 2 === 1 ? (
      <span key={key} lang="en">
        {part}
      </span>
    ) : (
      part
    )
  })
}
