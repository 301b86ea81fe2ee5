import { clubMoment } from '@touchline/domain/club-clock.ts'
import type { Email } from '../mail/outbox/outbox.ts'
import { emailParts } from '../mail/templates/email.ts'

interface Signed {
  to: string
  childCount: number
  reference: string
  form: { version: string; title: string; text: string[]; statements: string[] }
  at: Date
}

/**
 * The copy for whoever signed: the club's own text and what was ticked. To an address that anybody may have typed goes
 * not a word of what they typed, neither names nor health notes: the desk has those under the reference.
 */
export function waiverEmail({ to, childCount, reference, form, at }: Signed): Email {
  const whom = childCount === 1 ? 'one child' : `${childCount} children`
  const parts = emailParts({
    title: form.title,
    paragraphs: [
      `This form was signed with your address on ${clubMoment(at)}, for ${whom}. Your reference is ${reference}; please have it ready at the check-in, where the desk has the names.`,
      `You read version ${form.version} of our text:`,
      ...form.text,
      'You ticked:',
      ...form.statements.map((statement) => `✓ ${statement}`),
      'Has something changed? Let the desk know at the check-in, or write to the club. Did you not sign this? Then somebody typed your address by mistake; please let us know.',
    ],
  })
  return { to, subject: `${form.title} (${reference})`, ...parts }
}
