import { hasWords } from '@touchline/domain/search-text.ts'
import { dayOfInstant } from '../../../../club/day-words.ts'
import type { CsvColumn } from '../../../../desk/csv.ts'
import type { ChipWords } from '../../../../ui/chip.tsx'

/** A child with the consent signed for it. */
export interface ConsentLine {
  id: string
  name: string
  birthDate: string | null
  /** Null: in no team. */
  team: string | null
  division: string | null
  form: {
    reference: string
    place: number
    textVersion: string
    signedAt: string
    guardianName: string
    relation: string
    email: string
    phone: string
    emergencyName: string
    emergencyPhone: string
    photos: boolean
    hasHealthNotes: boolean
  } | null
}

export type ConsentState = 'SIGNED' | 'MISSING' | 'GUEST'

export const stateOf = ({ team, form }: ConsentLine): ConsentState =>
  form === null ? 'MISSING' : team === null ? 'GUEST' : 'SIGNED'

export const stateNames: Record<ConsentState, ChipWords> = {
  SIGNED: { tone: 'good', children: 'Signed' },
  MISSING: { tone: 'stop', children: 'Missing' },
  GUEST: { tone: 'act', children: 'Signed, not on a team' },
}

/** Whether every typed word occurs in what the gate knows about the child. */
export const isFound = ({ name, team, form }: ConsentLine, typed: string): boolean =>
  hasWords([name, team, form?.guardianName, form?.reference, form?.phone, form?.email].join(' '), typed)

const yesOrNo = (value: boolean | undefined) => (value === undefined ? null : value ? 'yes' : 'no')

/** A file never contains health notes, only whether there are any. */
export const consentCsv: CsvColumn<ConsentLine>[] = [
  ['Child', ({ name }) => name],
  ['Birth date', ({ birthDate }) => birthDate],
  ['Division', ({ division }) => division],
  ['Team', ({ team }) => team],
  ['Consent', (line) => stateNames[stateOf(line)].children],
  ['Signed on', ({ form }) => form && dayOfInstant(form.signedAt)],
  ['Reference', ({ form }) => form?.reference],
  ['Version', ({ form }) => form?.textVersion],
  ['Guardian', ({ form }) => form?.guardianName],
  ['Phone', ({ form }) => form?.phone],
  ['Email', ({ form }) => form?.email],
  ['Emergency contact', ({ form }) => form?.emergencyName],
  ['Emergency phone', ({ form }) => form?.emergencyPhone],
  ['Photos allowed', ({ form }) => yesOrNo(form?.photos)],
  ['Health notes', ({ form }) => yesOrNo(form?.hasHealthNotes)],
]
