import { Link } from 'react-router'
import { dayOfInstant } from '../../../club/day-words.ts'
import { accountNames, roleNames } from '../../../desk/account-names.ts'
import { type PersonLine, personName } from '../../../desk/people-lines.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import styles from './users.module.css'

const namesOf = (named: { name: string }[]) => named.map(({ name }) => name).join(', ')

export const userColumns: Column<PersonLine>[] = [
  {
    name: 'user',
    title: 'Name',
    sort: 'name',
    cell: (row) => (
      <div>
        <Link className={styles.name} to={`/admin/users/${row.id}`} data-open>
          {personName(row)}
        </Link>
        {personName(row) !== row.email && <span className={styles.email}>{row.email}</span>}
      </div>
    ),
  },
  {
    name: 'role',
    title: 'Role',
    sort: 'role',
    cell: ({ role }) =>
      role === 'ADMIN' ? <strong className="whole">{roleNames[role]}</strong> : roleNames[role],
  },
  {
    name: 'state',
    title: 'Sign-in',
    sort: 'state',
    cell: ({ state }) => (
      <span className="whole">
        <Chip {...accountNames[state]} />
      </span>
    ),
  },
  {
    name: 'children',
    title: 'Children',
    sort: 'children',
    cell: ({ children, hasRecord }) => {
      if (!hasRecord) return <Chip tone="act">No record yet</Chip>
      return children.length === 0
        ? null
        : `${children.length}: ${children.map(({ firstName }) => firstName).join(', ')}`
    },
  },
  {
    name: 'family',
    title: 'Linked with',
    cell: ({ linked }) => (linked.length === 0 ? null : namesOf(linked)),
  },
  {
    name: 'signedIn',
    title: 'Last sign-in',
    sort: 'signedIn',
    cell: ({ signedInAt }) => signedInAt && <span className="whole">{dayOfInstant(signedInAt)}</span>,
  },
  {
    name: 'added',
    title: 'Since',
    sort: 'added',
    cell: ({ createdAt }) => <span className="whole">{createdAt.slice(0, 10)}</span>,
  },
]
