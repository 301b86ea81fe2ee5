import { HealthMark } from '../../../../desk/health-mark.tsx'
import { dayOfInstant } from '../../../../family/day-words.ts'
import { Chip } from '../../../../ui/chip.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { type ConsentLine, stateNames, stateOf } from './consent-line.ts'

export const consentColumns: Column<ConsentLine>[] = [
  { name: 'child', title: 'Child', cell: ({ name }) => name },
  {
    name: 'team',
    title: 'Team',
    cell: ({ team, division }) => (team === null ? null : `${team}, ${division}`),
  },
  { name: 'state', title: 'Consent', cell: (line) => <Chip {...stateNames[stateOf(line)]} /> },
  { name: 'signed', title: 'Signed on', cell: ({ form }) => form && dayOfInstant(form.signedAt) },
  {
    name: 'guardian',
    title: 'Guardian',
    cell: ({ form }) => form && `${form.guardianName}, ${form.phone}`,
  },
  { name: 'photos', title: 'Photos', cell: ({ form }) => form && (form.photos ? 'Yes' : 'No') },
  {
    name: 'health',
    title: 'Health',
    cell: ({ form }) => (form?.hasHealthNotes ? <HealthMark hasNotes /> : null),
  },
]
