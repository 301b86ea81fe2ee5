import { type ReactNode, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import type { GuardState } from '../session/guard.tsx'
import type { Family, FamilyPlayer } from './family.ts'

interface WithPlayerProps {
  family: Family
  children: (player: FamilyPlayer) => ReactNode
}

/** The child that the address names. One who has just been removed leads to the list; a stranger's to the gate. */
export function WithPlayer({ family, children }: WithPlayerProps) {
  const { id, playerId = id } = useParams()
  const { pathname } = useLocation()
  const wasHere = useRef(false)
  const player = family.players.find((one) => one.id === playerId)
  if (player) {
    wasHere.current = true
    return children(player)
  }
  if (wasHere.current) return <Navigate to="/guardian/my-players" replace />
  const state: GuardState = { from: pathname }
  return <Navigate to="/unauthorized" replace state={state} />
}
