import { type ReactNode, useRef } from 'react'
import { useParams } from 'react-router'
import type { Family, FamilyPlayer } from '../family/family.ts'
import { LeadTo, NotYours } from '../family/not-yours.tsx'

interface WithPlayerProps {
  family: Family
  children: (player: FamilyPlayer) => ReactNode
}

/**
 * The child named in the address. A child who has just been removed leads back to the list; an unknown one shows the
 * gate.
 */
export function WithPlayer({ family, children }: WithPlayerProps) {
  const { id, playerId = id } = useParams()
  const wasHere = useRef(false)
  const player = family.players.find((one) => one.id === playerId)
  if (player) {
    wasHere.current = true
    return children(player)
  }
  return wasHere.current ? <LeadTo to="/guardian/my-players" /> : <NotYours />
}
