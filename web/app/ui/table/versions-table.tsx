import { Table } from './table.tsx'

/** One field in which the two versions differ, in words. */
export interface Difference {
  field: string
  yours: string
  theirs: string
}

interface VersionsTableProps {
  yours: string
  theirs: string
  differences: readonly Difference[]
}

/** Two versions of a row side by side, under their titles. */
export const VersionsTable = ({ yours, theirs, differences }: VersionsTableProps) => (
  <Table>
    <thead>
      <tr>
        <td />
        <th scope="col">{yours}</th>
        <th scope="col">{theirs}</th>
      </tr>
    </thead>
    <tbody>
      {differences.map((difference) => (
        <tr key={difference.field}>
          <th scope="row">{difference.field}</th>
          <td>{difference.yours}</td>
          <td>{difference.theirs}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
