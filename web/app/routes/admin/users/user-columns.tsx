import { Link } from 'react-router'
import { accountNames, roleNames } from '../../../desk/account-names.ts'
import type { Column } from '../../../desk/column.ts'
import { type PersonLine, personName } from '../../../desk/people-lines.ts'
import { Chip } from '../../../family/chip.tsx'
import { dayOfInstant } from '../../../family/day-words.ts'
import styles from './users.module.css'

const namesOf = (named: { name: string }[]) => named.map(({ name }) => name).join(', ')

export const userColumns: Column<PersonLine>[] = [
  {
    name: 'user',
    title: 'Name',
    sort: 'name',
    cell: (row) => (
      <Link className={styles.name} to={`/admin/users/${row.id}`} data-open>
        {personName(row)}
      </Link>
    ),
  },
  {
    name: 'email',
    title: 'E-mail',
    sort: 'email',
    cell: ({ email }) => <span className={styles.email}>{email}</span>,
  },
  {
    name: 'role',
    title: 'Role',
    sort: 'role',
    cell: ({ role }) => (role === 'ADMIN' ? <strong>{roleNames[role]}</strong> : roleNames[role]),
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
      return children.length === 0 ? null : `${children.length}: ${namesOf(children)}`
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
    title: 'Known since',
    sort: 'added',
    cell: ({ createdAt }) => <span className="whole">{createdAt.slice(0, 10)}</span>,
  },
]
