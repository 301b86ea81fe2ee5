import { Link } from 'react-router'
import { type DeskList, useDeskList } from './desk-list.ts'

interface AlsoFoundProps<Row, Line> {
  list: DeskList<Row, Line>
  /** What was typed into the search of the other list. */
  typed: string
  /** Where the rows are, and what they are called: 'kit orders'. */
  to: string
  name: string
}

/** A payment may be for something on another list: says how many rows there match what was typed. */
export const AlsoFound = <Row, Line>(props: AlsoFoundProps<Row, Line>) =>
  props.typed ? <Found {...props} /> : null

function Found<Row, Line>({ list, typed, to, name }: AlsoFoundProps<Row, Line>) {
  // Without `shownOf`, this list is not kept for the next visit: only the list on the screen should be.
  const { shownOf: _shownOf, ...unseen } = list
  const found = useDeskList(unseen, { q: typed, size: '1' }).data?.total
  if (!found) return null
  return (
    <p>
      <Link to={`${to}?${new URLSearchParams({ q: typed })}`}>
        Also {found} {name} for “{typed}”
      </Link>
    </p>
  )
}
