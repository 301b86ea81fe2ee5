import { useEffect, useState } from 'react'
import { LANGUAGE } from '../languages/language.ts'
import { plainProblem } from './plain-problem.ts'

/**
 * The words for a refusal on a screen that seldom has one: every sentence that a rule can refuse with is fetched when the
 * first refusal is here. In English the service has said it already; where the sentences do not come, its words stand.
 */
export function useRefusalWords(error: Error | null): string | null {
  const [found, setFound] = useState<{ error: Error; words: string } | null>(null)
  useEffect(() => {
    if (!error || LANGUAGE === 'en') return
    let isGone = false
    const show = (words: string) => !isGone && setFound({ error, words })
    import('./refusal-words.ts').then(
      ({ refusalWords }) => show(refusalWords(error)),
      () => show(plainProblem(error)),
    )
    return () => {
      isGone = true
    }
  }, [error])
  if (!error) return null
  if (LANGUAGE === 'en') return plainProblem(error)
  return found?.error === error ? found.words : null
}
