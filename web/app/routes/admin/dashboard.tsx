import { Title } from '@mantine/core'
import { pageMeta } from '../../page-meta.ts'

export const meta = pageMeta({ title: 'Club desk', description: 'The desk of the club.', isPrivate: true })

export default function AdminDashboard() {
  return <Title order={1}>Club desk</Title>
}
