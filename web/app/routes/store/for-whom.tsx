import type { KitItem } from '@touchline/domain/kit/items.ts'
import type { Kit } from '@touchline/domain/kit/product.ts'
import { knownSizes, sizeToBegin } from '@touchline/domain/kit/remembered-sizes.ts'
import { useEffect } from 'react'
import type { Family, FamilyPlayer } from '../../family/family.ts'
import { useFamily } from '../../family/use-family.ts'
import { knownSizesName } from '../../kit/kit-words.ts'
import { currentPlayers } from '../../players/current-players.ts'
import { Choice, Choices } from '../../ui/form/choice.tsx'
import formStyles from '../../ui/form/form.module.css'
import ui from '../../ui/ui.module.css'
import styles from './order.module.css'
import * as texts from './store.texts.ts'
import type { OrderDraft } from './use-order-draft.ts'
import { useStore } from './use-store.ts'

/** The chosen child, or the only one. */
export function playerOf(family: Family, { playerId }: OrderDraft): FamilyPlayer | undefined {
  const players = currentPlayers(family)
  return players.find(({ id }) => id === playerId) ?? (players.length === 1 ? players[0] : undefined)
}

interface ForWhomProps {
  item: KitItem
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  /** Somebody has tried to order: missing input says so. */
  hasTried: boolean
}

/** The child comes first, because their known sizes are then chosen automatically (K-8). */
export function ForWhom(props: ForWhomProps) {
  const { data: family } = useFamily()
  return family ? <ChildChoice {...props} family={family} /> : <WhomPlace />
}

/** Reserves the space for somebody who was signed in here, so that nothing moves under a finger. */
export const WhomPlace = () => <div className={styles.whomPlace} />

function ChildChoice({ item, draft, onChange, hasTried, family }: ForWhomProps & { family: Family }) {
  const { kit } = useStore()
  const players = currentPlayers(family)
  const player = playerOf(family, draft)
  usePlayersSize({ item, draft, onChange, player })
  if (players.length === 0) return null
  return (
    <fieldset className={ui.section}>
      <legend>
        <strong>{texts.forWhom}</strong>
      </legend>
      <Choices>
        {players.map((one) => (
          <Choice
            key={one.id}
            type="radio"
            name="player"
            title={one.firstName}
            checked={player?.id === one.id}
            onChange={() =>
              onChange({
                ...draft,
                playerId: one.id,
                size: sizeFor(kit, item, draft.size, { player: one, before: player }),
              })
            }
          >
            {knownSizesName(knownSizes(kit, item, one)) || null}
          </Choice>
        ))}
      </Choices>
      {hasTried && !player && (
        <p className={formStyles.error} role="alert" data-problem tabIndex={-1}>
          {texts.chooseWhom}
        </p>
      )}
    </fieldset>
  )
}

/** A size chosen before the child stays. Another child gets their own size, not the first child's. */
function sizeFor(
  kit: Kit,
  item: KitItem,
  chosen: string,
  { player, before }: { player: FamilyPlayer; before?: FamilyPlayer | undefined },
): string {
  const known = sizeToBegin(kit, item, player)
  if (!before) return chosen || (known ?? '')
  return known ?? (chosen === sizeToBegin(kit, item, before) ? '' : chosen)
}

/** The size on the player's record is preselected until somebody chooses another. */
function usePlayersSize({
  item,
  draft,
  onChange,
  player,
}: Pick<ForWhomProps, 'item' | 'draft' | 'onChange'> & { player?: FamilyPlayer }) {
  const { kit } = useStore()
  const remembered = player && draft.size === '' ? sizeToBegin(kit, item, player) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the size is known, and only while none is chosen
  useEffect(() => {
    if (remembered) onChange({ ...draft, size: remembered })
  }, [remembered])
}
