import { useLookAgain } from '../../../area/area-data.tsx'
import { plainProblem } from '../../../data/plain-problem.ts'
import { callRest } from '../../../data/rest.ts'

/** Sends a change that takes effect at once, outside the draft (T-21); a refusal comes back in plain words. */
export function useAtOnce(slug: string) {
  const lookAgain = useLookAgain()
  return async (method: 'put' | 'delete', path: string, body?: object): Promise<string | null> => {
    try {
      await callRest('manage', method, `/tournaments/${slug}/${path}`, body ? { body } : {})
      await lookAgain()
      return null
    } catch (error) {
      return plainProblem(error)
    }
  }
}
