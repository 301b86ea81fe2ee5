import type { FunDayWaiver } from '@touchline/domain/fun-day-waiver.ts'

interface Sending {
  waiver: FunDayWaiver
  textVersion: string
  key: string
  website: string
}

type Answer = { reference: string } | { message: string; fields: Record<string, string> }

/** Throws when nothing came back that can be read. */
export async function sendWaiver(sending: Sending): Promise<Answer> {
  const answer = await fetch('/fun-day-waivers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sending),
  })
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`)
  return answer.json()
}
