import type { ConsentTexts } from '@touchline/domain/club/schemas/consent-texts.ts'
import type { Request } from '../../../data/request.ts'
import { createOnce } from '../../../family/create-once.ts'
import type { Family } from '../../../family/family.ts'
import type { Joining } from '../../../family/family-price.ts'
import { twinOf } from '../../../family/player-problems.ts'
import { sendRegistration } from '../../../family/send-registration.ts'
import type { FormChild, FormDraft } from './form-draft.ts'

interface ToSend {
  draft: FormDraft
  joining: readonly Joining[]
  texts: ConsentTexts
  family: Family
}

/** Adds the children who are not in the family yet, then registers all in one go. Gives the registrations' ids. */
export async function sendForm(
  request: Request,
  { draft, joining, texts, family }: ToSend,
): Promise<string[]> {
  const ids = new Map<string, string>()
  for (const child of draft.children) ids.set(child.id, await playerIdOf(request, child, draft, family))
  const registered = await sendRegistration(request, {
    joining: joining.map((one) => ({
      ...one,
      player: { ...one.player, id: ids.get(one.player.id) ?? one.player.id },
    })),
    agreed: draft.agreed,
    texts,
    allOrNone: draft.allOrNone,
  })
  return registered.items.map(({ id }) => id)
}

/** A child of this name and birth date who is in the family already is that child. */
async function playerIdOf(
  request: Request,
  child: FormChild,
  { emergency }: FormDraft,
  family: Family,
): Promise<string> {
  const player = {
    firstName: child.firstName.trim(),
    lastName: child.lastName.trim(),
    birthDate: child.birthDate,
  }
  const known = twinOf(player, family.players)
  if (known) return known.id
  const made = await createOnce(request, 'Player', {
    ...player,
    id: child.id,
    userPlayersId: family.userId,
    emergencyContact: emergency.contact.trim() || null,
    emergencyPhone: emergency.phone.trim() || null,
  })
  return made.id
}
