import { wishWords } from '@touchline/domain/tournament/day/day.texts.ts'
import { WISHES, type WishCounts, type WishId } from '@touchline/domain/tournament/day/wishes.ts'
import { useEffect, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { LANGUAGE } from '../../languages/language.ts'
import { remember, remembered } from '../../tournament/device-memory.ts'
import { FormMessage } from '../../ui/form/form-message.tsx'
import * as texts from './lunar.texts.ts'
import styles from './wish-wall.module.css'

const [KEY, MINE] = ['wish.key', 'wish.mine']

/** A lantern for each device, hung beside those of everybody else. */
export function WishWall() {
  const [counts, setCounts] = useState<WishCounts | null>(null)
  const [mine, setMine] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    setMine(remembered(MINE))
    fetch('/wishes')
      .then((answer) => answer.json())
      .then((answer) => setCounts(answer.counts))
      .catch(() => setProblem(texts.lanternsHidden))
  }, [])
  const hang = async (wish: WishId) => {
    setProblem(null)
    const key = remembered(KEY) ?? newId()
    remember(KEY, key)
    try {
      const answer = await fetch('/wishes', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ wish, key }),
      })
      if (!answer.ok) return setProblem(texts.tooManyLanterns)
      const body = await answer.json()
      setCounts(body.counts)
      setMine(wish)
      remember(MINE, wish)
    } catch {
      setProblem(texts.lanternLost)
    }
  }
  return (
    <div className="needs-script">
      <ul className={`plain-list ${styles.wall}`}>
        {WISHES.map(({ id, own, lang }) => (
          <li key={id}>
            <button type="button" className={styles.wish} aria-pressed={mine === id} onClick={() => hang(id)}>
              <Lantern />
              <span>
                <strong>{wishWords(id)}</strong>
                {own && !(LANGUAGE !== 'en' && lang === 'zh-Hant') && <span lang={lang}>{own}</span>}
              </span>
              <span className={`display ${styles.count}`}>
                {counts ? counts[id] : '…'}
                <span className="visually-hidden">{texts.lanterns}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{mine !== null && counts !== null && texts.lanternHangs}</p>
      {problem && <FormMessage>{problem}</FormMessage>}
    </div>
  )
}

const Lantern = () => (
  <svg viewBox="0 0 40 56" width="40" height="56" aria-hidden="true" focusable="false">
    <path d="M20 2v8M14 10h12M14 38h12M20 38v14M17 46v6M23 46v6" />
    <ellipse cx="20" cy="24" rx="17" ry="14" />
    <path d="M20 10c-9 8-9 20 0 28M20 10c9 8 9 20 0 28" />
  </svg>
)
