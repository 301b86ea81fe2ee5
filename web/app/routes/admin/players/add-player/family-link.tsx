import { useQuery } from '@tanstack/react-query'
import { fieldWriteNeeds } from '@touchline/domain/identity/permission-table.ts'
import { useState } from 'react'
import { useChange } from '../../../../area/area-data.tsx'
import { plainProblem } from '../../../../data/plain-problem.ts'
import { emailWords } from '../../../../desk/email-words.ts'
import { linkFamily } from '../../../../desk/link-family.ts'
import { useMay } from '../../../../desk/own-permissions.ts'
import { personName } from '../../../../desk/people-lines.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify, notifyProblem } from '../../../../ui/toast.tsx'
import ui from '../../../../ui/ui.module.css'
import { findGuardians, type Guardian } from './guardian.ts'

const MOST = 3

/**
 * Two parents with an account each lose the family discount unless they are linked: offers guardians with the same
 * name.
 */
export function FamilyLink({ guardian }: { guardian: Guardian }) {
  const [isLinked, setLinked] = useState(false)
  const mayLink = useMay(...fieldWriteNeeds('User', { family: '' }))
  const { data = [] } = useQuery({
    queryKey: ['same name', guardian.id],
    queryFn: () => findGuardians(guardian.lastName ?? ''),
    enabled: Boolean(guardian.lastName),
  })
  const link = useChange((request, other: Guardian) => linkFamily(request, guardian, other))
  const alike = data.filter(
    ({ id, lastName, family: linked }) =>
      id !== guardian.id &&
      isSameName(lastName, guardian.lastName) &&
      (linked === null || linked !== guardian.family),
  )
  if (!mayLink || isLinked || alike.length === 0) return null
  const start = (other: Guardian) =>
    link.mutate(other, {
      onSuccess: () => {
        setLinked(true)
        notify('They’re one family now, with the family discount.')
      },
      onError: (error) => notifyProblem(plainProblem(error)),
    })
  return (
    <div className={ui.notice}>
      <p>The same family? Linked, their children count together for the family discount.</p>
      <div className={ui.actions}>
        {alike.slice(0, MOST).map((other) => (
          <Button key={other.id} kind="small" isBusy={link.isPending} onClick={() => start(other)}>
            Link with {personName(other)},{' '}
            {other.players.map(({ firstName }) => firstName).join(', ') || emailWords(other.email)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Ignores case and spacing. */
const isSameName = (one: string | null, other: string | null) =>
  one?.trim().toLowerCase() === other?.trim().toLowerCase()
