import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CardChoice, CardPaymentState } from '@touchline/domain/money/card-payment.ts'
import { useEffect } from 'react'
import { LANGUAGE } from '../languages/language.ts'
import { openTabSession } from '../session/tab-session.ts'

/** Whether the club takes cards; false while that is not known. */
export const useTakesCards = (): boolean =>
  useQuery({
    queryKey: ['takes-cards'],
    queryFn: async () => (await openTabSession()).takesCards,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? false

/** Redirects to the page of the card service. */
export async function goToCheckout(choice: CardChoice): Promise<void> {
  const { account } = await openTabSession()
  const { url } = await account.openCheckout({ ...choice, language: LANGUAGE })
  window.location.assign(url)
}

export interface CardPayment {
  state: CardPaymentState
  cents: number
}

const AGAIN_MS = 3_000

/** The state of a card payment, polled until it is decided; then the account is reloaded. */
export function useCardPayment(id: string) {
  const client = useQueryClient()
  const { data } = useQuery<CardPayment>({
    queryKey: ['card-payment', id],
    queryFn: async () => (await openTabSession()).account.cardPayment(id),
    refetchInterval: ({ state: { data: last, error } }) =>
      (last && last.state !== 'OPEN') || error?.name === 'NotAuthorizedException' ? false : AGAIN_MS,
  })
  const state = data?.state
  useEffect(() => {
    if (state === 'PAID') client.invalidateQueries({ queryKey: ['ledger'] })
  }, [client, state])
  return data
}
