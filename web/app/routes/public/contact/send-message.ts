import type { ContactMessage } from '@touchline/domain/contact-message.ts'

interface Sending {
  message: ContactMessage
  key: string
  website: string
}

type Answer =
  | { reference: string }
  | { message: string; fields: Partial<Record<keyof ContactMessage, string>> }

/** Throws when nothing came back that can be read. */
export async function sendMessage(sending: Sending): Promise<Answer> {
  const answer = await fetch('/contact-messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sending),
  })
  if (answer.status >= 500) throw new Error(`The server answered ${answer.status}`)
  return answer.json()
}
