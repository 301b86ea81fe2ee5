import { clubMoment } from '@touchline/domain/club-clock.ts'
import type { FunDayWaiver } from '@touchline/domain/fun-day-waiver.ts'
import { listOf } from '@touchline/domain/words.ts'
import { letter } from '../mail/letter.ts'
import type { Letter } from '../mail/outbox.ts'

interface Signed {
  waiver: FunDayWaiver
  reference: string
  form: { version: string; title: string; text: string[]; statements: string[] }
  at: Date
}

/** The copy for whoever signed: what was read, what was ticked. Health notes stay with us, mail is no place for them. */
export function waiverLetter({ waiver, reference, form, at }: Signed): Letter {
  const names = listOf(
    waiver.children.map(({ name }) => name.trim()),
    'and',
  )
  const parts = letter({
    title: form.title,
    paragraphs: [
      `Thank you, ${waiver.guardianName.trim()}. You signed for ${names} on ${clubMoment(at)}. Your reference is ${reference}; please have it ready at the check-in.`,
      `You read version ${form.version} of our text:`,
      ...form.text,
      'You ticked:',
      ...form.statements.map((statement) => `✓ ${statement}`),
      `Photos and video: ${waiver.photos === 'YES' ? 'yes' : 'no'}. If we cannot reach you we call ${waiver.emergencyName.trim()}.`,
      'Something has changed, or is wrong? Answer the desk at the check-in, or write to the club.',
    ],
  })
  return { to: waiver.email, subject: `${form.title} (${reference})`, ...parts }
}
