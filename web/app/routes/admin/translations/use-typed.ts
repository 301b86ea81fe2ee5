import type { WrittenItem } from '@touchline/domain/translations/translation-work.ts'
import {
  OTHER_LANGUAGES,
  type OtherLanguage,
  type OwnText,
} from '@touchline/domain/translations/translations.ts'
import { useState } from 'react'
import type { Edit } from './save-translations.ts'

/** The typed texts on top of the saved ones, and the translations confirmed for the current English. */
export interface Typed {
  wordsOf(text: OwnText, language: OtherLanguage): string
  type(text: OwnText, language: OtherLanguage, words: string): void
  isConfirmed(text: OwnText, language: OtherLanguage): boolean
  confirm(text: OwnText, language: OtherLanguage, isRight: boolean): void
  /** What is to be saved. */
  edits: Edit[]
  forget(): void
}

const keyOf = ({ field }: OwnText, language: OtherLanguage) => `${field} ${language}`

export function useTyped({ texts, translations }: WrittenItem): Typed {
  const [words, setWords] = useState<Record<string, string>>({})
  const [confirmed, setConfirmed] = useState<Record<string, boolean>>({})
  const saved = ({ field }: OwnText, language: OtherLanguage) => translations[field]?.[language]?.text ?? ''
  const wordsOf: Typed['wordsOf'] = (text, language) => words[keyOf(text, language)] ?? saved(text, language)
  const isConfirmed: Typed['isConfirmed'] = (text, language) => confirmed[keyOf(text, language)] ?? false
  const edits = texts.flatMap(({ field, english }) =>
    OTHER_LANGUAGES.flatMap((language): Edit[] => {
      const text = { field, english }
      const typed = wordsOf(text, language)
      const isNew = typed.trim() !== saved(text, language) || isConfirmed(text, language)
      return isNew ? [{ ...text, language, text: typed }] : []
    }),
  )
  return {
    wordsOf,
    isConfirmed,
    edits,
    type: (text, language, typed) => setWords((before) => ({ ...before, [keyOf(text, language)]: typed })),
    confirm: (text, language, isRight) =>
      setConfirmed((before) => ({ ...before, [keyOf(text, language)]: isRight })),
    forget: () => {
      setWords({})
      setConfirmed({})
    },
  }
}
