import { listOf } from '@touchline/domain/words.ts'
import { useEffect, useState } from 'react'
import { deviceDraft, VISITOR } from '../registrations/draft.ts'
import { useSession } from '../session/use-session.ts'
import * as texts from './to-dos.texts.ts'
import type { ToDo } from './to-dos.ts'

/** The part of a stored, unsent registration form that matters here. */
interface Begun {
  guardian: { email: string }
  children: { firstName: string }[]
}

/**
 * A form that the signed-in person began on this device and never sent; nobody sees a form that somebody else began.
 */
export function unsentToDos(begun: Partial<Begun> | null, email: string): ToDo[] {
  const names = begun?.children?.map(({ firstName }) => firstName.trim()).filter(Boolean) ?? []
  const by = begun?.guardian?.email.trim().toLowerCase() ?? ''
  if (names.length === 0 || (by !== '' && by !== email.toLowerCase())) return []
  return [
    {
      id: 'unsent',
      title: texts.sendForm(listOf(names, 'and')),
      text: texts.notSentYet,
      action: { name: texts.goOn, to: '/registration-form' },
    },
  ]
}

export function useUnsentToDos(): ToDo[] {
  const { user } = useSession()
  const [begun, setBegun] = useState<Partial<Begun> | null>(null)
  useEffect(() => setBegun(deviceDraft<Begun>(VISITOR, 'registration-form').read()), [])
  return user ? unsentToDos(begun, user.email) : []
}
