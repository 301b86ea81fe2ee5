import { Section } from '../../../ui/section.tsx'
import styles from './showcase.module.css'
import * as texts from './showcase.texts.ts'

const scenes = [
  {
    id: 'puddle',
    words: texts.puddle,
    draw: (
      <>
        <path d="M20 116c30-16 130-16 160 0-20 22-140 22-160 0z" />
        <circle cx="100" cy="76" r="24" />
        <path d="M100 64l11 8-4 13H93l-4-13z" />
        <path d="M58 92l-10-14M142 92l10-14M70 84l-4-16M130 84l4-16" />
      </>
    ),
  },
  {
    id: 'boots',
    words: texts.boots,
    draw: (
      <>
        <path d="M30 60h34l8 34 44 8c10 4 10 16 0 18H30z" />
        <path d="M96 52h30l8 30 40 8c8 4 8 14 0 16h-50" />
        <path d="M40 120v8M60 120v8M80 120v8M100 120v8M66 70l14-4M68 80l14-4" />
      </>
    ),
  },
  {
    id: 'toque',
    words: texts.toque,
    draw: (
      <>
        <path d="M60 70a40 40 0 0 1 80 0v10H60z" />
        <circle cx="100" cy="24" r="10" />
        <path d="M60 80h80v14H60zM76 94v14a24 24 0 0 0 48 0V94M90 108h.5M110 108h.5M92 120c6 5 10 5 16 0" />
      </>
    ),
  },
  {
    id: 'bench',
    words: texts.bench,
    draw: (
      <>
        <path d="M20 96h160M36 96v28M164 96v28M20 84h160" />
        <path d="M60 84V60h22v24M116 84V52h24v32" />
        <circle cx="71" cy="48" r="10" />
        <circle cx="128" cy="40" r="10" />
        <path d="M92 84v-14h10v14M92 66c0-6 6-4 4-10" />
      </>
    ),
  },
]

/** Where others would put photos of children: drawn from memory. */
export function Snapshots() {
  return (
    <Section id="snapshots" title={texts.snapshots} lead={texts.fromMemory}>
      <ul className={`plain-list ${styles.snapshots}`}>
        {scenes.map(({ id, words, draw }) => (
          <li key={id}>
            <figure className={styles.snapshot}>
              <svg viewBox="0 0 200 140" aria-hidden="true" focusable="false">
                {draw}
              </svg>
              <figcaption>{words}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
