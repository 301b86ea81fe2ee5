import { ACCOUNT_STATES, DESK_ROLES } from '@touchline/domain/users/account-state.ts'
import type { Person } from '@touchline/domain/users/person.ts'
import { Link } from 'react-router'
import { dayOfInstant } from '../../../club/day-words.ts'
import { accountNames, roleNames } from '../../../desk/account-names.ts'
import type { CsvColumn } from '../../../desk/csv.ts'
import { emailWords } from '../../../desk/email-words.ts'
import { LIST_DEFAULTS } from '../../../desk/list-params.ts'
import { personName } from '../../../desk/people-lines.ts'
import { everyPerson, usePeople } from '../../../desk/people-list.ts'
import type { Resource } from '../../../desk/use-resource.ts'
import { openTabSession } from '../../../session/tab-session.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/table/column.ts'
import styles from './users.module.css'

const namesOf = (named: { name: string }[]) => named.map(({ name }) => name).join(', ')

const columns: Column<Person>[] = [
  {
    name: 'user',
    title: 'Name',
    sort: 'name',
    cell: (row) => (
      <div>
        <Link className={styles.name} to={`/admin/users/${row.id}`} data-open>
          {personName(row)}
        </Link>
        {personName(row) !== row.email && <span className={styles.email}>{emailWords(row.email)}</span>}
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

const csv: CsvColumn<Person>[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Email', ({ email }) => emailWords(email)],
  ['Phone', ({ phone }) => phone],
  ['Role', ({ role }) => roleNames[role]],
  ['Sign-in', ({ state }) => accountNames[state].children],
  ['Children', ({ children }) => children.map(({ name }) => name).join('; ')],
  ['Linked with', ({ linked }) => linked.map(({ name }) => name).join('; ')],
  ['Last sign-in', ({ signedInAt }) => signedInAt],
  ['Since', ({ createdAt }) => createdAt],
]

const defaults = {
  ...LIST_DEFAULTS,
  sort: 'name',
  hide: 'added',
  status: '',
  role: '',
  children: '',
  linked: '',
  unusual: '',
}

const roleOptions = [
  { value: '', label: 'All roles' },
  ...DESK_ROLES.map((value) => ({ value, label: `${roleNames[value]}s` })),
]

const childrenOptions = [
  { value: '', label: 'Any' },
  { value: 'with', label: 'With children' },
  { value: 'without', label: 'Without children' },
]

const nobody = {
  title: 'No matches',
  text: 'No users match your search and filters.',
}

export const userResource: Resource<Person, typeof defaults> = {
  title: 'Users',
  defaults,
  useLines: (values) => ({
    loaded: usePeople(values),
    every: async () => everyPerson((await openTabSession()).request, values),
  }),
  tabs: {
    param: 'status',
    label: 'Sign-in',
    tabs: [
      { value: '', name: 'All' },
      ...ACCOUNT_STATES.map((value) => ({ value, name: accountNames[value].children })),
    ],
  },
  searchLabel: 'Find by name, email, child or payment reference',
  filters: [
    { param: 'role', label: 'Role', useOptions: () => roleOptions },
    { param: 'children', label: 'Children', useOptions: () => childrenOptions },
    { param: 'linked', label: 'Linked as a family' },
    { param: 'unusual', label: 'Worth a look' },
  ],
  columns,
  nameOf: personName,
  csv,
  noMatch: nobody,
  empty: { ...nobody, action: { to: '/admin/users', name: 'Show everyone' } },
}
