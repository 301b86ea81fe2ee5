import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../ui/button.tsx'
import { changeText } from './change-text.tsx'
import { remember, remembered } from './device-memory.ts'
import { instantWords } from './revision-words.ts'
import styles from './tournament.module.css'
import * as texts from './tournament.texts.ts'

const SHOWN = 12

interface ChangesPanelProps {
  day: DayView
  /** Shows only changes that concern these teams or everybody; without it, all. */
  teamIds?: readonly string[] | undefined
}

/** The changes since this device last looked, or since the sheet was printed whose code led here. */
export function ChangesPanel({ day, teamIds }: ChangesPanelProps) {
  const [params] = useSearchParams()
  const paper = Number(params.get('paper')) || null
  const [seen, setSeen] = useState<number | null>(null)
  const key = `${day.slug}.seen`
  useEffect(() => {
    const before = remembered(key)
    if (before === null) remember(key, String(day.revision))
    else setSeen(Number(before))
  }, [key, day.revision])
  const since = paper ?? seen
  const isOurs = (own: readonly string[]) =>
    !teamIds || own.length === 0 || own.some((id) => teamIds.includes(id))
  const changes = day.changes.filter(
    (change) => since !== null && change.revision > since && isOurs(change.teamIds),
  )
  const hide = () => {
    remember(key, String(day.revision))
    setSeen(day.revision)
  }
  const isPaperOld = paper !== null && paper < day.revision
  if (changes.length === 0 && !isPaperOld)
    return paper === null ? null : <p className={styles.fresh}>{texts.paperIsCurrent(paper)}</p>
  return (
    <div>
      <section className={styles.changes} aria-label={texts.newChanges}>
        <h2>
          {isPaperOld
            ? texts.paperIsOld(paper, day.revision, texts.changeCount(changes.length))
            : texts.sinceYouLooked(texts.changeCount(changes.length))}
        </h2>
        <ul>
          {changes.slice(-SHOWN).map(({ revision, at, text }) => (
            <li key={`${revision} ${text}`}>
              {instantWords(at)}
              {texts.colon}
              {changeText(text)}
            </li>
          ))}
        </ul>
        {!isPaperOld && (
          <Button kind="quiet" onClick={hide}>
            {texts.seenThis}
          </Button>
        )}
      </section>
    </div>
  )
}
