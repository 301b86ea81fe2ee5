import { Alert, Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useData } from '../../area/area-data.tsx'
import { Loading } from '../../components/loading.tsx'
import { listAll } from '../../data/list-all.ts'
import { pageMeta } from '../../page-meta.ts'
import { type SessionUser, sessionUser } from '../../session/session-state.ts'
import { ImpersonateButton } from './impersonate-button.tsx'

export const meta = pageMeta({ title: 'Users', description: 'Families and administrators.', isPrivate: true })

export default function Users() {
  const [search, setSearch] = useState('')
  const users = useData(['users'], async (request) => (await listAll(request, 'User')).map(sessionUser))
  return (
    <Stack>
      <Title order={1}>Users</Title>
      <TextInput
        label="Find by name or e-mail"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {users.isPending && <Loading message="Loading users..." />}
      {users.isError && (
        <Alert color="red" title="The users did not arrive">
          <Group>
            <Text>Nothing was lost. Check the connection and try again.</Text>
            <Button variant="default" onClick={() => users.refetch()}>
              Retry
            </Button>
          </Group>
        </Alert>
      )}
      {users.data && <UserTable users={matching(users.data, search)} />}
    </Stack>
  )
}

function matching(users: SessionUser[], search: string): SessionUser[] {
  const wanted = search.trim().toLowerCase()
  return users
    .filter(({ firstName, lastName, email }) =>
      `${firstName} ${lastName} ${email}`.toLowerCase().includes(wanted),
    )
    .sort((a, b) => `${a.lastName} ${a.firstName}`.localeCompare(`${b.lastName} ${b.firstName}`, 'en-CA'))
}

function UserTable({ users }: { users: SessionUser[] }) {
  if (users.length === 0) return <Text>Nobody matches. Clear the search to see everyone.</Text>
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>E-mail</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Actions</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>{`${user.firstName} ${user.lastName}`}</Table.Td>
              <Table.Td>{user.email}</Table.Td>
              <Table.Td align="right">
                <ImpersonateButton user={user} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
