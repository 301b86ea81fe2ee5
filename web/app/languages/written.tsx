import type { ReactNode } from 'react'
import { LANGUAGE } from './language.ts'

const HAN = /\p{Script=Han}/u

/** The language of what the club has written, where it is not that of the page around it (Y-3). */
export const langOf = (text: string): 'en' | undefined =>
  LANGUAGE === 'en' || HAN.test(text) ? undefined : 'en'

/** What the club has written, as it wrote it: read aloud, hyphenated and searched for in its own language. */
export const written = (text: string | null | undefined): ReactNode =>
  LANGUAGE === 'en' || !text || HAN.test(text) ? text : <span lang="en">{text}</span>

/** From a Latin letter on as long as nothing Chinese comes, characters or punctuation: a name, or a sentence. */
const LATIN = /([A-Za-z][^\p{Script=Han}（）：，。、？！；「」“”·]*[A-Za-z0-9.])/u

/** A sentence of ours with words of the club's own in it, such as the name of a program: those are marked. */
export function mixed(text: string | null | undefined): ReactNode {
  if (LANGUAGE === 'en' || !text || !HAN.test(text)) return written(text)
  // Every second part is one that was looked for.
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
