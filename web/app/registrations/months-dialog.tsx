import { formatCents } from '@touchline/domain/pricing/cents.ts'
import type { Quote } from '@touchline/domain/pricing/quote-types.ts'
import {
  type ChangedMonths,
  type MonthlyRegistration,
  monthChoices,
  monthsChangeRefusal,
  monthsDifference,
} from '@touchline/domain/registrations/change-months.ts'
import { monthName } from '@touchline/domain/words.ts'
import { useState } from 'react'
import { clubNow } from '../club/club-now.ts'
import { refusalWords } from '../data/refusal-words.ts'
import { refusalCode } from '../data/rest.ts'
import { mixed } from '../languages/written.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Choice } from '../ui/form/choice.tsx'
import { ListStates } from '../ui/list-states.tsx'
import { notify } from '../ui/toast.tsx'
import ui from '../ui/ui.module.css'
import { monthsSentences, useChangeMonths } from './change-months.ts'
import * as texts from './months.texts.ts'

interface Registration extends Omit<MonthlyRegistration, 'breakdown'> {
  id: string
  breakdown: Quote | null
  player: { firstName: string }
  program: MonthlyRegistration['program'] & { name: string }
}

const asMonthly = ({ breakdown, ...registration }: Registration): MonthlyRegistration => ({
  ...registration,
  breakdown: breakdown?.lines ?? [],
})

/** A button, if there is a month to add or remove, for the family and the desk alike (B-18). */
export function MonthsAction({ registration }: { registration: Registration }) {
  const [isOpen, setOpen] = useState(false)
  if (monthsChangeRefusal(asMonthly(registration), clubNow().day)) return null
  return (
    <>
      <Button
        kind="small"
        aria-label={texts.changeMonthsOf(registration.player.firstName)}
        onClick={() => setOpen(true)}
      >
        {texts.changeMonths}
      </Button>
      {isOpen && <MonthsDialog registration={registration} onClose={() => setOpen(false)} />}
    </>
  )
}

function MonthsDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const [months, setMonths] = useState(registration.months)
  const { added, takenAway } = monthsDifference(registration.months, months)
  const isOther = months.length > 0 && added.length + takenAway.length > 0
  const { loaded, change } = useChangeMonths(registration.id, isOther ? months : null)
  const seen = isOther && !loaded.isFetching && !loaded.error ? loaded.data : undefined
  const { firstName } = registration.player
  return (
    <ConfirmDialog
      title={texts.monthsIn(firstName, registration.program.name)}
      confirm={seen ? confirmWords(seen) : texts.changeMonths}
      busy={texts.oneMoment}
      keep={texts.leave}
      isReady={seen !== undefined}
      onConfirm={async () => {
        if (!seen) return
        await change(seen)
        notify(texts.areChanged(firstName))
      }}
      onClose={onClose}
    >
      <Months registration={registration} months={months} onChoose={setMonths} />
      {months.length === 0 && <p className={ui.notice}>{texts.oneHasToStay}</p>}
      {isOther && (
        <section aria-label={texts.whatChanges} aria-live="polite">
          {refusalCode(loaded.error) ? (
            <p className={ui.notice} role="alert">
              {mixed(refusalWords(loaded.error))}
            </p>
          ) : (
            <ListStates loaded={loaded}>{(preview) => <Preview preview={preview} />}</ListStates>
          )}
        </section>
      )}
    </ConfirmDialog>
  )
}

interface MonthsProps {
  registration: Registration
  months: readonly string[]
  onChoose: (months: string[]) => void
}

const Months = ({ registration, months, onChoose }: MonthsProps) => (
  <fieldset className={ui.cards}>
    <legend className="visually-hidden">{texts.months}</legend>
    {monthChoices(asMonthly(registration), clubNow().day).map(({ month, fixed }) => (
      <Choice
        key={month}
        type="checkbox"
        title={monthName(month)}
        checked={months.includes(month)}
        disabled={fixed !== null}
        onChange={({ currentTarget }) =>
          onChoose(
            currentTarget.checked ? [...months, month].toSorted() : months.filter((other) => other !== month),
          )
        }
      >
        {fixed}
      </Choice>
    ))}
  </fieldset>
)

/** The new price line by line, before anybody confirms. */
function Preview({ preview }: { preview: ChangedMonths }) {
  const sentences = monthsSentences(preview)
  return (
    <>
      {preview.added.length > 0 && <PriceBreakdown lines={preview.added} showPlayers={false} />}
      {sentences.length > 0 && (
        <ul className={ui.bullets}>
          {sentences.map((sentence) => (
            <li key={sentence}>{mixed(sentence)}</li>
          ))}
        </ul>
      )}
      <p className={ui.sum}>
        <strong>{texts.allMonths}</strong>
        <strong className={ui.amount}>{formatCents(preview.priceCents)}</strong>
      </p>
      <p className="quiet">{texts.before(formatCents(preview.beforeCents))}</p>
    </>
  )
}

function confirmWords({ beforeCents, priceCents }: ChangedMonths): string {
  const difference = priceCents - beforeCents
  if (difference === 0) return texts.changeMonths
  const amount = formatCents(Math.abs(difference))
  return difference > 0 ? texts.changeForMore(amount) : texts.changeForLess(amount)
}
