import { isDay } from '@touchline/domain/calendar-day.ts'
import type { EditedChild } from '@touchline/domain/players/edited-child.ts'
import { keysOf } from '@touchline/domain/records.ts'
import type { PlayerStatus } from '@touchline/domain/status/player.ts'
import { dayAndYear } from '@touchline/domain/words.ts'
import { clubNow } from '../../../../club/club-now.ts'
import type { Row } from '../../../../data/row.ts'
import { playerNames } from '../../../../desk/status-names.ts'
import { type PlayerValues, playerInput } from '../../../../players/player-form.ts'
import type { Difference } from '../../../../ui/table/versions-table.tsx'
import type { EditedPlayer } from './load-edited.ts'

const NAMES = {
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Birth date',
  emergencyContact: 'Emergency contact',
  emergencyPhone: 'Emergency phone',
  shirtSize: 'Shirt size',
  sockSize: 'Sock size',
  shinGuardSize: 'Shin guards',
  status: 'Status',
} as const
type EditedField = keyof typeof NAMES
const FIELDS = keysOf(NAMES)

/** The values as a form holds them. */
export function editedFields(player: EditedPlayer) {
  const { firstName, lastName, birthDate } = player
  return {
    firstName,
    lastName,
    birthDate,
    emergencyContact: player.emergencyContact ?? '',
    emergencyPhone: player.emergencyPhone ?? '',
    shirtSize: player.shirtSize ?? '',
    sockSize: player.sockSize ?? '',
    shinGuardSize: player.shinGuardSize ?? '',
  }
}

/** Whether the child may play, and since when they are cleared. */
export interface Hold {
  status: PlayerStatus
  clearanceDate: string
}

export const startingHold = ({ status }: EditedPlayer): Hold => ({ status, clearanceDate: clubNow().day })

export const isCleared = (player: EditedPlayer, { status }: Pick<Hold, 'status'>): boolean =>
  player.status === 'ON_HOLD' && status === 'ACTIVE'

export type EditedValues = EditedChild & { clearanceDate?: string }

/** The child after the change. */
export function childWith(player: EditedPlayer, values: PlayerValues, hold: Hold): EditedValues {
  const { healthNotes: _unread, ...input } = playerInput(values)
  return {
    ...input,
    ballSize: player.ballSize ?? null,
    status: hold.status,
    ...(isCleared(player, hold) ? { clearanceDate: hold.clearanceDate } : {}),
  }
}

/** Sends only what was changed, so that other people's changes to other fields survive. */
export function changedFields(player: EditedPlayer, after: EditedValues): Record<string, unknown> {
  const changed = FIELDS.filter((field) => (player[field] ?? null) !== (after[field] ?? null))
  return {
    ...Object.fromEntries(changed.map((field) => [field, after[field]])),
    ...(after.clearanceDate ? { clearanceDate: after.clearanceDate } : {}),
  }
}

/** Where one's own changes and somebody else's differ. */
export function editDifferences(player: EditedPlayer, after: EditedValues, current: Row): Difference[] {
  const isTouched = (field: EditedField) =>
    (player[field] ?? null) !== (after[field] ?? null) || (player[field] ?? null) !== (current[field] ?? null)
  return FIELDS.filter(isTouched).map((field) => ({
    field: NAMES[field],
    yours: words(field, after[field]),
    theirs: words(field, current[field]),
  }))
}

function words(field: EditedField, value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'nothing'
  if (field === 'status') return playerNames[value as PlayerStatus].children
  return field === 'birthDate' && isDay(value) ? dayAndYear(value) : value
}
