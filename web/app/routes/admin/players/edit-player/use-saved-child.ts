import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../../area/area-data.tsx'
import type { Row } from '../../../../data/row.ts'
import { updateRow } from '../../../../data/write-row.ts'
import { conflictOf } from '../../../../desk/conflict.ts'
import { notify } from '../../../../ui/toast.tsx'
import { changedFields, type EditedValues } from './edit-values.ts'
import type { EditedPlayer } from './load-edited.ts'

/** Saves the changes to a child over the version that was on the screen, and leads on. */
export function useSavedChild({ player, onSaved }: { player: EditedPlayer; onSaved: () => void }) {
  const navigate = useNavigate()
  const [collided, setCollided] = useState<Row | null>(null)
  // Navigate only after a render, when the guard for unsaved input is gone.
  const [isSettled, setSettled] = useState(false)
  const change = useChange((request, { after, version }: { after: EditedValues; version: number }) =>
    updateRow(request, 'Player', { id: player.id, _version: version, ...changedFields(player, after) }),
  )
  useEffect(() => {
    if (isSettled) navigate(`/admin/players/${player.id}/registrations`)
  }, [isSettled, navigate, player.id])
  const settle = () => {
    onSaved()
    setSettled(true)
  }
  const send = async (after: EditedValues, version = player._version) => {
    setCollided(null)
    try {
      if (Object.keys(changedFields(player, after)).length > 0) await change.mutateAsync({ after, version })
    } catch (error) {
      setCollided(conflictOf(error))
      return
    }
    notify(`${after.firstName} is saved.`)
    settle()
  }
  const problem = collided ? null : change.error
  return { send, settle, collided, problem, isSettled, isSaving: change.isPending || isSettled }
}
