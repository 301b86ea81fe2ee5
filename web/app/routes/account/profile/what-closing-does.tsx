import type { Affair, Closing } from '@touchline/domain/retention/closing.ts'
import { RETENTION } from '@touchline/domain/retention/retention.ts'
import { dayInYear, listOf } from '@touchline/domain/words.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { langOf, mixed } from '../../../languages/written.tsx'
import * as texts from './closing.texts.ts'
import styles from './profile.module.css'

/** The preview: what ends, what continues, what is deleted, and what is kept, why and until when (Z-6). */
export function WhatClosingDoes({
  closing: { players, handedOverTo, cancelled, goesOn },
}: {
  closing: Closing
}) {
  const named = (fate: Closing['players'][number]['fate']) =>
    players.filter((player) => player.fate === fate).map(({ name }) => name)
  const [removed, handedOver] = [named('REMOVED'), named('HANDED_OVER')]
  return (
    <>
      {goesOn.length > 0 && (
        <div className={styles.closing}>
          <h3>{texts.paidStays}</h3>
          <Lines affairs={goesOn} />
          <p>
            {texts.keptUntilOver}
            <SiteLink to="/guardian/registrations">{texts.withdraw}</SiteLink>
            {texts.beforeYouClose}
          </p>
        </div>
      )}
      {cancelled.length > 0 && (
        <div className={styles.closing}>
          <h3>{texts.unpaidEnds}</h3>
          <Lines affairs={cancelled} />
        </div>
      )}
      {handedOver.length > 0 && (
        <p>{mixed(texts.handedOver(listOf(handedOver, 'and'), handedOver.length, handedOverTo ?? ''))}</p>
      )}
      <div className={styles.closing}>
        <h3>{texts.deletedNow}</h3>
        <p>
          {removed.length > 0 && mixed(texts.withNotes(listOf(removed, 'and')))}
          {goesOn.length > 0 ? texts.deletedWhileKept : texts.deletedAll}
        </p>
      </div>
      <Kept />
      <p>
        {texts.signedOut}
        <strong>{texts.downloadFirst}</strong>
        {texts.buttonAbove}
      </p>
    </>
  )
}

const Kept = () => (
  <div className={styles.closing}>
    <h3>{texts.whatWeKeep}</h3>
    <ul>
      {[RETENTION.books, RETENTION.consents, RETENTION.history].map(({ what, why, kept }) => (
        <li key={what} lang={langOf(what)}>
          <strong>{what}.</strong> {why}: {kept}.
        </li>
      ))}
    </ul>
    <p>
      <SiteLink to="/rules-and-disclaimer#privacy">{texts.wholeList}</SiteLink>
    </p>
  </div>
)

const KINDS: Record<Affair['kind'], string> = {
  REGISTRATION: '',
  WAITING: texts.waiting,
  ORDER: '',
  REFUND: texts.refundOwed,
  TOURNAMENT: '',
  TOURNAMENT_WAITING: texts.waiting,
}

const Lines = ({ affairs }: { affairs: Affair[] }) => (
  <ul>
    {affairs.map(({ id, player, what, kind, until }) => (
      <li key={id}>
        {mixed(texts.affair(player, what))}
        {KINDS[kind]}
        {kind === 'REGISTRATION' && until && texts.until(dayInYear(until))}
        {kind === 'TOURNAMENT' && until && texts.onDay(dayInYear(until))}
      </li>
    ))}
  </ul>
)
