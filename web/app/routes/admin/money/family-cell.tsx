import { familyReference } from '@touchline/domain/money/family-reference.ts'
import { Link } from 'react-router'
import type { CsvColumn } from '../../../desk/csv.ts'
import type { Column } from '../../../ui/table/column.ts'
import type { OfFamily } from './money-data.ts'

export const familyName = ({ family }: OfFamily) => family ?? 'Someone no longer on file'

const referenceOf = ({ familyNumber }: OfFamily) =>
  familyNumber === null ? null : familyReference(familyNumber)

/** The family whose money it is, with a link to its account. */
export const familyColumn: Column<OfFamily> = {
  name: 'family',
  title: 'Family',
  cell: (line) =>
    line.userId ? (
      <Link to={`/admin/users/${line.userId}`} data-open>
        {familyName(line)}
      </Link>
    ) : (
      familyName(line)
    ),
}

export const referenceColumn: Column<OfFamily> = {
  name: 'reference',
  title: 'Reference',
  cell: (line) => <span className="whole">{referenceOf(line)}</span>,
}

export const familyCsv: CsvColumn<OfFamily>[] = [
  ['Family', familyName],
  ['Reference', referenceOf],
]
