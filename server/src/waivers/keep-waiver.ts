import { createHash, randomUUID } from 'node:crypto'
import type { Language } from '@touchline/domain/languages.ts'
import type { FunDayWaiver } from '@touchline/domain/waivers/fun-day-waiver.ts'
import { enqueueMail } from '../mail/outbox/outbox.ts'
import { mayCopyTo } from '../mail/outbox/unrequested-copies.ts'
import type { Transaction } from '../postgres/pool.ts'
import { waiverEmail } from './email.ts'
import { sealWaiverNotes } from './waiver-notes.ts'

interface Signed {
  /** The slug of the tournament. */
  event: string
  waiver: FunDayWaiver
  reference: string
  form: { version: string; title: string; text: string[]; statements: string[] }
  now: Date
  /** The language in which it was shown, which is also that of the copy. */
  language?: Language
}

/** Stores a signed form with the version of its text, and emails a copy to the signer. Stored once per reference. */
export async function keepWaiver(tx: Transaction, signed: Signed): Promise<void> {
  const { event, waiver, reference, form, now, language = 'en' } = signed
  const id = randomUUID()
  const [isNew] = await tx`
    insert into fun_day_waivers (id, reference, event, text_version, guardian_name, relation, email, phone,
      emergency_name, emergency_phone, signature, photos, signed_at, language)
    values (${id}, ${reference}, ${event}, ${form.version}, ${waiver.guardianName}, ${waiver.relation},
      ${waiver.email}, ${waiver.phone}, ${waiver.emergencyName}, ${waiver.emergencyPhone}, ${waiver.signature},
      ${waiver.photos === 'YES'}, ${now}, ${language})
    on conflict (reference) do nothing returning id`
  if (!isNew) return
  for (const [place, child] of waiver.children.entries())
    await tx`
      insert into fun_day_waiver_children (waiver_id, place, name, birth_date, health_notes)
      values (${id}, ${place}, ${child.name}, ${child.birthDate}, ${sealWaiverNotes(id, place, child.healthNotes)})`
  if (await mayCopyTo(tx, waiver.email, now))
    await enqueueMail(
      tx,
      waiverEmail({
        to: waiver.email,
        childCount: waiver.children.length,
        reference,
        form,
        at: now,
        language,
      }),
    )
}

/** Short enough to read out at the desk. */
export const referenceOf = (key: string) =>
  `W-${createHash('sha256').update(key).digest('hex').slice(0, 8).toUpperCase()}`
