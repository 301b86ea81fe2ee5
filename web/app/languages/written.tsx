import type { ReactNode } from 'react'
import { LANGUAGE } from './language.ts'

const HAN = /\p{Script=Han}/u

/** The language of what the club has written, where it is not that of the page around it (Y-3). */
export const langOf = (text: string): 'en' | undefined =>
  LANGUAGE === 'en' || HAN.test(text) ? undefined : 'en'

/** What the club has written, as it wrote it: read aloud, hyphenated and searched for in its own language. */
export const written = (text: string | null | undefined): ReactNode =>
  LANGUAGE === 'en' || !text || HAN.test(text) ? text : <span lang="en">{text}</span>
