import { seasonName } from '@touchline/domain/club/season-words.ts'
import { missingContacts } from '@touchline/domain/contacts.ts'
import { whenToPay } from '@touchline/domain/money/when-to-pay.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { quoteOf } from '@touchline/domain/pricing/quote.ts'
import { dayFrom, listOf } from '@touchline/domain/words.ts'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { useChange } from '../../../area/area-data.tsx'
import { clubNow } from '../../../club/club-now.ts'
import { useClubRules } from '../../../club/use-club-rules.ts'
import { newId } from '../../../data/new-id.ts'
import { refusalWords } from '../../../data/refusal-words.ts'
import type { Family } from '../../../family/family.ts'
import { useClub } from '../../../family/use-club.ts'
import { LANGUAGE } from '../../../languages/language.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { mixed, written } from '../../../languages/written.tsx'
import { GroupName } from '../../../players/group-name.tsx'
import { type FamilyPrice, type Joining, priceOfJoining } from '../../../price/family-price.ts'
import { PriceSummary } from '../../../price/price-summary.tsx'
import { useSeenPrice } from '../../../price/use-seen-price.ts'
import { joiningOf } from '../../../registration/chosen.ts'
import { type ComeBack, comeBacks, type ReturningChild } from '../../../registration/come-back.ts'
import { type Agreed, ConsentBoxes } from '../../../registration/consent-boxes.tsx'
import { openConsents } from '../../../registration/consent-standing.ts'
import { openTo } from '../../../registration/offered-program.ts'
import { sendRegistration } from '../../../registration/send-registration.ts'
import { sendWords } from '../../../registration/send-words.ts'
import { showRegistered } from '../../../registration/show-registered.ts'
import { checked, notChecked } from '../../../registration/steps.texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import ui from '../../../ui/ui.module.css'
import * as words from './dashboard.texts.ts'

/** For families that were here before: the next season, as they had the last one, in a tap and a confirmation (S-16). */
export function ComeBackCards({ family }: { family: Family }) {
  const { ages } = useClubRules()
  const programs = openTo(family, useClub().programs)
  return comeBacks(family, programs, clubNow().day, ages).map((comeBack) => (
    <ComeBackCard key={comeBack.season.id} family={family} comeBack={comeBack} />
  ))
}

interface CardProps {
  family: Family
  comeBack: ComeBack
}

function ComeBackCard({ family, comeBack: { season, children } }: CardProps) {
  const { programs } = useClub()
  const today = clubNow().day
  const [isAsking, setAsking] = useState(false)
  // One id for each child, as long as the card is there: what is sent twice is made once.
  const [ids] = useState(() => new Map(family.players.map(({ id }) => [id, newId()])))
  const chosen = children.map((child) => ({ ...child, registrationId: ids.get(child.player.id) ?? newId() }))
  const joining = joiningOf(chosen, { leftOut: [], allOrNone: false }, today)
  const price = priceOfJoining(family, joining, programs, today)
  const names = listOf(
    children.map(({ player }) => player.firstName),
    'and',
  )
  const [first] = children
  const isReady = children.every(({ player, option }) => option && missingContacts(player).length === 0)
  const heading = `come-back-${season.id}`
  return (
    <section className={ui.card} aria-labelledby={heading}>
      <h2 id={heading}>{mixed(words.seasonIsOpen(seasonName(season)))}</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {chosen.map(({ player, program, option, registrationId }) => (
          <Coming
            key={player.id}
            player={player}
            program={program}
            option={option}
            cents={option && quoteOf(price.quote, registrationId).totalCents}
          />
        ))}
      </ul>
      <div className={ui.actions}>
        {isReady ? (
          <Button kind="main" onClick={() => setAsking(true)}>
            {mixed(words.registerAgain(names))}
          </Button>
        ) : (
          <SiteLink
            className="button"
            to={`/guardian/programs/${first?.program.id}/register/${first?.player.id}`}
          >
            {mixed(words.registerAgain(names))}
          </SiteLink>
        )}
        <SiteLink className="small-button" to={`/programs/select/${first?.player.id}`}>
          {words.somethingElse}
        </SiteLink>
      </div>
      {isAsking && (
        <ComeBackDialog
          title={words.seasonFor(seasonName(season), names)}
          family={family}
          joining={joining}
          price={price}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** A child, where and when they would play, and what that costs. */
const Coming = ({
  player,
  program,
  option,
  cents,
}: Omit<ReturningChild, 'options'> & { cents: number | null }) => (
  <li className={ui.sum}>
    <span>
      <strong>{written(player.firstName)}</strong>{' '}
      <GroupName birthDate={player.birthDate} on={program.startDate} />
      <br />
      <span className="quiet">
        {[option?.name ?? words.daysToChoose, whenOn(program, clubNow().day)].join(words.comma)}
      </span>
    </span>
    {cents !== null && <span>{formatCents(cents)}</span>}
  </li>
)

interface DialogProps {
  title: string
  family: Family
  joining: Joining[]
  price: FamilyPrice
  onClose: () => void
}

/** The whole price, the club's texts where they have changed, and one button. */
function ComeBackDialog({ title, family, joining, price, onClose }: DialogProps) {
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

/** With the English beneath them, where they are shown in another language (Y-5). */
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

const whenOn = ({ startDate, endDate }: ReturningChild['program'], today: string) =>
  startDate > today ? words.from(dayFrom(today, startDate)) : words.onNow(dayFrom(today, endDate))
