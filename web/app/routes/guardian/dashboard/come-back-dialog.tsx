import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { refusalWords } from '../../../data/refusal-words.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import type { FamilyPrice, Joining } from '../../../pricing/family-price.ts'
import { PriceSummary } from '../../../pricing/price-summary.tsx'
import { useSeenPrice } from '../../../pricing/use-seen-price.ts'
import { type Agreed, ConsentBoxes } from '../../../registrations/consent-boxes.tsx'
import { openConsents } from '../../../registrations/consent-standing.ts'
import { sendRegistration } from '../../../registrations/send-registration.ts'
import { sendWords } from '../../../registrations/send-words.ts'
import { showRegistered } from '../../../registrations/show-registered.ts'
import { checked, notChecked } from '../../../registrations/steps.texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import * as words from './dashboard.texts.ts'

interface DialogProps {
  title: string
  family: Family
  joining: Joining[]
  price: FamilyPrice
  onClose: () => void
}

/** The total price, the club's texts if they have changed, and one button. */
export function ComeBackDialog({ title, family, joining, price, onClose }: DialogProps) {
  const { consents: texts, english, payment } = useClub()
  const navigate = useNavigate()
  const [agreed, setAgreed] = useState<Agreed>({})
  const [isTried, setTried] = useState(false)
  const { seenCents, learn } = useSeenPrice(price.quote.totalCents)
  const coming = family.players.filter(({ id }) => joining.some(({ player }) => player.id === id))
  const open = [...new Set(coming.flatMap((player) => openConsents(player, texts)))]
  const { mutateAsync } = useChange((request) =>
    sendRegistration(request, {
      joining,
      agreed,
      texts,
      asked: open,
      language: english ? LANGUAGE : 'en',
      allOrNone: false,
      totalCents: seenCents,
    }),
  )
  return (
    <ConfirmDialog
      title={title}
      confirm={sendWords(joining, price)}
      busy={words.registering}
      keep={words.notNow}
      onClose={onClose}
      onConfirm={async () => {
        setTried(true)
        try {
          const { items } = await mutateAsync(undefined)
          await showRegistered(
            items.map(({ id }) => id),
            navigate,
          )
        } catch (failure) {
          learn(failure)
          throw new Error(refusalWords(failure))
        }
      }}
    >
      {open.length > 0 && (
        <ChangedTexts shown={open} agreed={agreed} isChecked={isTried} onChange={setAgreed} />
      )}
      <PriceSummary price={price} joining={joining} />
      <p className="quiet small">{words.nothingToPayNow(whenToPay(payment))}</p>
    </ConfirmDialog>
  )
}

/** With the English text below, if they are shown in another language (Y-5). */
function ChangedTexts(boxes: Omit<ComponentProps<typeof ConsentBoxes>, 'texts' | 'english'>) {
  const { consents, english, isTranslationChecked } = useClub()
  return (
    <>
      <p>
        {words.textsChanged}
        {english && (isTranslationChecked ? checked : notChecked)}
      </p>
      <ConsentBoxes texts={consents} english={english} {...boxes} />
    </>
  )
}
