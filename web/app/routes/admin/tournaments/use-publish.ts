import { whomToCall } from '@touchline/domain/tournament/people/whom-to-call.ts'
import { useLookAgain } from '../../../area/area-data.tsx'
import { callRest } from '../../../data/rest.ts'
import { notify } from '../../../ui/toast.tsx'
import type { PublishingProps } from './part-props.ts'

interface Publication {
  tellsFamilies: boolean
  /** The reason for publishing although it breaks a rule. */
  reason?: string
}

/** Publishes the saved draft as the next version, and says who gets an email and who to call. */
export function usePublish({ tournament, draft, onCalls }: PublishingProps) {
  const lookAgain = useLookAgain()
  return async (body: Publication): Promise<void> => {
    const { slug, published } = tournament
    const calls = published ? whomToCall(published, draft.planNow()) : []
    const answer = await callRest<{ revision: number; emails: number }>(
      'manage',
      'post',
      `/tournaments/${slug}/publish`,
      { body: { version: draft.versionNow(), ...body } },
    )
    await lookAgain()
    const emails = answer.emails === 1 ? '1 family gets an email' : `${answer.emails} families get an email`
    notify(`Version ${answer.revision} is published; ${emails}.`)
    if (calls.length > 0) onCalls(calls)
  }
}
