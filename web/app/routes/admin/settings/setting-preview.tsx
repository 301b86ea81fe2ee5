import { areChecked, BINDING_VERSIONS } from '@touchline/domain/club/checked-translations.ts'
import { factLines } from '@touchline/domain/club/fact-lines.ts'
import { BINDING_TEXTS } from '@touchline/domain/club/schemas/checked-translations.ts'
import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { itemsSold, offeredSizes } from '@touchline/domain/kit/catalogue.ts'
import { type Kit, kitItems, productOf } from '@touchline/domain/kit/product.ts'
import { ONE_SIZE } from '@touchline/domain/kit/sizes.ts'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { formatCents } from '@touchline/domain/pricing/cents.ts'
import { CONSENT_TEXTS } from '@touchline/domain/registrations/consents.ts'
import { dayFrom } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { clubNow } from '../../../club/club-now.ts'
import { CoachCard } from '../../../components/coach-card.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { FaqList } from '../../../components/faq-list.tsx'
import { MatchTicket } from '../../../components/match-ticket.tsx'
import { PromiseLine } from '../../../components/promise-line.tsx'
import { Shirt } from '../../../components/shirt.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { type FormKey, optionLabel } from './setting-words.ts'
import styles from './settings.module.css'

interface PreviewProps {
  settingKey: FormKey
  /** False while something typed is invalid. */
  isCurrent: boolean
  /** What the pages would show. */
  content: ClubContent
}

const MOST = 4
const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** What visitors would see, made of the site's own components; invalid input leaves the last valid preview. */
export function SettingPreview({ settingKey: key, isCurrent, content }: PreviewProps) {
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h2>Preview</h2>
      {!isCurrent && (
        <p className="quiet small" role="status">
          A field needs another look. Until then, this shows what you had before.
        </p>
      )}
      <div inert>{previews[key](content)}</div>
    </aside>
  )
}

const facts = (content: ClubContent) => <FactList lines={factLines(content)} />

const previews: Record<FormKey, (content: ClubContent) => ReactNode> = {
  facts,
  field: (content) => (
    <>
      {facts(content)}
      <p>{content.field.address}</p>
      <p>{content.field.gate}</p>
      <p>{content.field.parking}</p>
    </>
  ),
  faq: ({ faq }) => <FaqList items={faq} />,
  coaches: ({ coaches }) => coaches.slice(0, MOST).map((coach) => <CoachCard key={coach.id} coach={coach} />),
  matches: ({ matches, teams }) =>
    matches.slice(0, MOST).map((match) => <MatchTicket key={match.id} match={match} teams={teams} />),
  promises: ({ promises }) => <PromiseLine promises={promises.promises} />,
  teams: ({ teams }) => (
    <ul className={`plain-list ${styles.shirts}`}>
      {teams.map(({ id, name, colour, altColour }) => (
        <li key={id}>
          <Shirt colour={colour} trim={altColour} />
          {name}, {colour.name}
        </li>
      ))}
    </ul>
  ),
  events: ({ events }) =>
    events.slice(0, MOST).map(({ id, date, title, place, description }) => (
      <article key={id}>
        <h3>{title}</h3>
        <p className="quiet small">
          {dayFrom(clubNow().day, date)}, {place}
        </p>
        <p>{description}</p>
      </article>
    )),
  videos: ({ videos }) =>
    videos.map(({ id, title, ageGroup, description }) => (
      <article key={id}>
        <h3>{title}</h3>
        <p className="quiet small">{ageGroup}</p>
        <p>{description}</p>
      </article>
    )),
  consents: ({ consents }) =>
    CONSENT_TEXTS.map((text) => (
      <article key={text}>
        <h3>{consents[text].title}</h3>
        <p className="quiet small">Version {consents[text].version}</p>
        {consents[text].statements.map((statement) => (
          <p key={statement}>☐ {statement}</p>
        ))}
      </article>
    )),
  checkedTranslations: ({ checkedTranslations }) =>
    BINDING_TEXTS.map((text) => (
      <article key={text}>
        <h3>{optionLabel(text)}</h3>
        <p className="quiet small">Version {BINDING_VERSIONS[text]}</p>
        {OTHERS.map((language) => (
          <p key={language}>
            {optionLabel(language)}:{' '}
            {areChecked(checkedTranslations, language, [text]) ? 'checked' : 'not checked yet'}
          </p>
        ))}
      </article>
    )),
  statusStrip: ({ statusStrip }) => statusStrip && <StatusChip state={statusStrip.state} />,
  payment: ({ payment }) => (
    <>
      <p>{payment.etransfer}</p>
      <p>
        <strong>{payment.etransferTo}</strong>
      </p>
      <p>{payment.cash}</p>
    </>
  ),
  contact: ({ contact }) => (
    <>
      <p>
        <strong>{contact.email}</strong>
        <br />
        {contact.phone}
      </p>
      <p>{contact.hours}</p>
      {contact.legalName && <p>{contact.legalName}</p>}
      {contact.postalAddress && <p>{contact.postalAddress}</p>}
      <p>
        Privacy: {contact.privacyOfficer.name}, {contact.privacyOfficer.email}
      </p>
    </>
  ),
  kit: ({ kit }) => <KitPreview kit={kit} />,
  store: ({ store }) => (
    <ol>
      {store.steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong> {text}
        </li>
      ))}
    </ol>
  ),
}

/** The store in short: its items, prices and sizes, and what it no longer sells. */
function KitPreview({ kit }: { kit: Kit }) {
  const gone = kitItems(kit).filter((item) => !productOf(kit, item).isSold)
  return (
    <>
      <ul className={`plain-list ${styles.kit}`}>
        {itemsSold(kit).map((item) => (
          <li key={item}>
            <span>
              <strong>{productOf(kit, item).name}</strong>{' '}
              <span className="quiet small">
                {offeredSizes(kit, item)
                  .filter((size) => size !== ONE_SIZE)
                  .join(', ') || 'One size'}
              </span>
            </span>
            <span className="whole">{formatCents(productOf(kit, item).priceCents)}</span>
          </li>
        ))}
      </ul>
      {gone.length > 0 && (
        <p className="quiet small">
          Not in the store: {gone.map((item) => productOf(kit, item).name).join(', ')}
        </p>
      )}
      {gone.length === kitItems(kit).length && <p>Nothing is for sale.</p>}
    </>
  )
}
