import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { listOf } from '@touchline/domain/words.ts'
import { fieldName } from '../../../../desk/audit-words.ts'
import { MergeTwo } from '../../../../desk/merge-two.tsx'
import { pageMeta } from '../../../../page-meta.ts'
import { FindPlayer, MergedPlayer } from './merge-side.tsx'

export const meta = pageMeta({
  title: 'Merge two players',
  description: 'Two entries, one child.',
  isPrivate: true,
})

interface Entry {
  id: string
  version: number
  name: string
  birthDate: string
}

/** What the server says would happen: it has tried the merge and rolled it back. */
interface Outlook {
  keep: Entry
  gone: Entry
  registrations: number
  kitOrders: number
  consents: number
  taken: string[]
  prices: { registrationId: string; playerName: string; beforeCents: number; afterCents: number }[]
}

export default function MergePlayers() {
  return (
    <MergeTwo<Outlook>
      title="Merge two players"
      note="For one child with two entries. What moves is shown before anything is done."
      path="/child-merges"
      Side={MergedPlayer}
      Find={FindPlayer}
      sentences={sentences}
      doubt={({ keep, gone }) =>
        keep.name !== gone.name &&
        keep.birthDate !== gone.birthDate &&
        'Name and birth date both differ. Are you sure it’s the same child?'
      }
      nameOf={({ keep }) => keep.name}
      done={(keepId) => `/admin/players/${keepId}/registrations`}
    />
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`]

function sentences({ keep, gone, registrations, kitOrders, consents, taken, prices }: Outlook): string[] {
  const along = [
    ...counted(registrations, 'registration', 'registrations'),
    ...counted(kitOrders, 'kit order', 'kit orders'),
    ...counted(consents, 'consent', 'consents'),
  ]
  const names = taken.map((field) => fieldName(field).toLowerCase())
  return [
    `${gone.name} becomes ${keep.name}, keeping that name and birth date.`,
    along.length > 0 ? `Also moves: ${listOf(along, 'and')}.` : 'Nothing else moves.',
    ...(names.length > 0 ? [`Filled in or added: ${listOf(names, 'and')}.`] : []),
    ...prices.map(
      ({ playerName, beforeCents, afterCents }) =>
        `${playerName}: ${formatCents(afterCents)} instead of ${formatCents(beforeCents)}, for one child instead of two.`,
    ),
  ]
}
