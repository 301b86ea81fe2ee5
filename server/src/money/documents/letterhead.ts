import type { ClubSettings } from '@touchline/domain/club/settings.ts'
import { CLUB } from '../../mail/templates/email.ts'
import { type Paper, TEXT_WIDTH } from './paper.ts'

export type Letterhead = Pick<ClubSettings, 'contact' | 'field'>

/** The issuer: the club's legal name and address. */
export function writeLetterhead(paper: Paper, { contact, field }: Letterhead): void {
  paper.write(contact.legalName ?? CLUB, { size: 14, isBold: true })
  paper.write(contact.postalAddress ?? field.address)
  paper.write(`${contact.email} · ${contact.phone}`)
  paper.rule()
  paper.gap(14)
}

const FACTS = [{ width: 130 }, { width: TEXT_WIDTH - 130 }]

/** A table of facts such as 'Date', one per row. */
export function writeFacts(
  paper: Paper,
  facts: readonly (readonly [string, string | null | undefined])[],
): void {
  for (const [name, value] of facts) if (value) paper.row([name, value], FACTS)
  paper.gap(10)
}
