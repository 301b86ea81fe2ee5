import { kitOrderPrice } from '@touchline/domain/kit/catalogue.ts'
import type { KitItem } from '@touchline/domain/kit/items.ts'
import { knownSizes, sizeToBegin } from '@touchline/domain/kit/remembered-sizes.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useChange } from '../../area/area-data.tsx'
import formStyles from '../../components/form/form.module.css'
import { FormMessage } from '../../components/form/form-message.tsx'
import { TextArea } from '../../components/form/text-area.tsx'
import { Choice, Choices } from '../../family/choice.tsx'
import familyStyles from '../../family/family.module.css'
import type { Family, FamilyPlayer } from '../../family/family.ts'
import { knownSizesName } from '../../family/kit-words.ts'
import { plainProblem } from '../../family/plain-problem.ts'
import { WithFamily } from '../../family/with-family.tsx'
import type { OrderProblem } from './item-fields.tsx'
import { placeOrder } from './place-order.ts'
import { productSlug } from './product.ts'
import { Total } from './total.tsx'
import type { OrderDraft } from './use-order-draft.ts'

interface FamilyPartProps {
  item: KitItem
  draft: OrderDraft
  onChange: (draft: OrderDraft) => void
  /** What is wrong with item, size or number; null when nothing is. */
  refusal: OrderProblem | null
  /** Somebody has tried to order: what is missing says so. */
  hasTried: boolean
  onTry: () => void
  onDone: () => void
}

/** For somebody signed in: which child it is for, and the button that orders. */
export function FamilyPart(props: FamilyPartProps) {
  return <WithFamily>{(family) => <ForWhom {...props} family={family} />}</WithFamily>
}

function ForWhom({
  item,
  draft,
  onChange,
  refusal,
  hasTried,
  onTry,
  onDone,
  family,
}: FamilyPartProps & { family: Family }) {
  const players = family.players.filter(({ status }) => status !== 'ARCHIVED')
  const player =
    players.find(({ id }) => id === draft.playerId) ?? (players.length === 1 ? players[0] : undefined)
  const order = useChange((request) => placeOrder(request, item, draft, player as FamilyPlayer))
  usePlayersSize({ item, draft, onChange, player })
  const place = () => {
    onTry()
    if (refusal || !player || order.isPending) return
    order.mutate(undefined, { onSuccess: onDone })
  }
  if (players.length === 0) return <AddPlayerFirst item={item} />
  return (
    <>
      <fieldset className={familyStyles.section}>
        <legend>
          <strong>For whom?</strong>
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
                onChange({ ...draft, playerId: one.id, size: sizeFor(item, draft.size, one, player) })
              }
            >
              {knownSizesName(knownSizes(item, one)) || null}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      {hasTried && !player && (
        <p className={formStyles.error} role="alert" data-problem tabIndex={-1}>
          Please choose who it is for.
        </p>
      )}
      <details className={familyStyles.fold} open={draft.notes !== '' || undefined}>
        <summary>Add a note (optional)</summary>
        <TextArea
          label="Notes"
          rows={2}
          maxLength={500}
          hint="Anything we should know about this order."
          value={draft.notes}
          onChange={(event) => onChange({ ...draft, notes: event.currentTarget.value })}
        />
      </details>
      <Total item={item} quantity={draft.quantity} />
      {order.error && <FormMessage>{plainProblem(order.error)}</FormMessage>}
      <button type="submit" className="button" disabled={order.isPending || order.isSuccess} onClick={place}>
        {order.isPending || order.isSuccess ? 'Placing your order...' : placeLabel(item, draft.quantity)}
      </button>
    </>
  )
}

function placeLabel(item: KitItem, quantity: number): string {
  const { totalCents } = kitOrderPrice(item, quantity)
  return Number.isNaN(totalCents) ? 'Place order' : `Place order · ${formatCents(totalCents)}`
}

/** Chosen before it was clear for whom, a size stays. Another child has a size of its own, and not that of the first. */
function sizeFor(item: KitItem, chosen: string, player: FamilyPlayer, before?: FamilyPlayer): string {
  const known = sizeToBegin(item, player)
  if (!before) return chosen || (known ?? '')
  return known ?? (chosen === sizeToBegin(item, before) ? '' : chosen)
}

/** The size on the player's record is chosen already, until somebody chooses another. */
function usePlayersSize({
  item,
  draft,
  onChange,
  player,
}: Pick<FamilyPartProps, 'item' | 'draft' | 'onChange'> & { player?: FamilyPlayer }) {
  const remembered = player && draft.size === '' ? sizeToBegin(item, player) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the size is known, and only while none is chosen
  useEffect(() => {
    if (remembered) onChange({ ...draft, size: remembered })
  }, [remembered])
}

function AddPlayerFirst({ item }: { item: KitItem }) {
  const back = new URLSearchParams({ returnTo: `/store/order/${productSlug(item)}` })
  return (
    <>
      <p className="quiet">
        An order is for one of your players. Add the first one, and you come straight back here.
      </p>
      <Link className="button" to={`/guardian/add-player?${back}`}>
        Add your first player
      </Link>
    </>
  )
}
