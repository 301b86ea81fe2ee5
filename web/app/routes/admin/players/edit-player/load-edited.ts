import type { EditedChild, HeldProgram } from '@touchline/domain/players/edited-child.ts'
import { LIVE_REGISTRATION_STATUSES } from '@touchline/domain/status/registration.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import type { Document } from '../../../../data/documents.ts'
import type { Request } from '../../../../data/request.ts'

/** A child as the desk corrects it, with the programs in which it has a place or waits for one. */
export interface EditedPlayer extends EditedChild {
  id: string
  _version: number
  hasHealthNotes: boolean
  guardianEmail: string | null
  programs: HeldProgram[]
}

const LIVE = LIVE_REGISTRATION_STATUSES.map((status) => `{ status: { eq: "${status}" } }`).join(' ')

const document: Document = {
  field: 'getPlayer',
  query: `query EditedPlayer($id: ID!) {
    getPlayer(id: $id) {
      id _version _deleted firstName lastName birthDate status emergencyContact emergencyPhone hasHealthNotes
      shirtSize sockSize shinGuardSize ballSize
      user { email }
      registrations(filter: { or: [${LIVE}] }, limit: 100) {
        items { programFee { program { name startDate minBirthYear maxBirthYear } } }
      }
    }
  }`,
}

interface SentPlayer extends Omit<EditedPlayer, 'guardianEmail' | 'programs'> {
  _deleted: boolean | null
  user: { email: string } | null
  registrations: { items: { programFee: { program: HeldProgram | null } | null }[] }
}

/** Null: the player no longer exists. */
export async function loadEdited(request: Request, id: string): Promise<EditedPlayer | null> {
  const sent = await request<SentPlayer | null>(document, { id })
  if (!sent || sent._deleted) return null
  const { user, registrations, ...player } = sent
  const programs = registrations.items.flatMap(({ programFee }) => programFee?.program ?? [])
  return { ...player, guardianEmail: user && hasEmail(user.email) ? user.email : null, programs }
}
