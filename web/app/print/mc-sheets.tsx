import { dayOfMoment, momentName } from '@touchline/domain/tournament/plan/moment.ts'
import { awardName } from '@touchline/domain/tournament/play/award-names.ts'
import type { DayView } from '@touchline/domain/tournament/view/day-view.ts'
import { type RundownLine, rundownLines } from '@touchline/domain/tournament/view/rundown-lines.ts'
import { matchNumbers } from '@touchline/domain/tournament/view/waves.ts'
import { dayName } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { GREETINGS } from '../tournament/greetings.ts'
import { paged } from './paged.ts'
import styles from './paper.module.css'
import type { SheetContent } from './sheets.tsx'

interface Cue {
  id: string
  start: string
  title: string
  say: string
  phonetics: string
  sound: string
  kickOffs: string[]
}

const SPOKEN = new Set(['CHECKIN', 'CEREMONY', 'MEAL', 'AWARD'])

/** A sheet for each morning and afternoon, plus the boxes: an MC needs the time, the words and what comes next. */
export function mcSheets(day: DayView): SheetContent[] {
  const cues = cuesOf(day)
  const dates = [...new Set(cues.map(({ start }) => dayOfMoment(start)))]
  const halves = dates.flatMap((date) => {
    const own = cues.filter(({ start }) => dayOfMoment(start) === date)
    const when = dates.length > 1 ? `${dayName(date)}, ` : ''
    const isEarly = ({ start }: Cue) => start < `${date}T${day.midday}`
    return [
      { key: `${date} before`, title: `${when}before lunch`, cues: own.filter(isEarly) },
      { key: `${date} after`, title: `${when}after lunch`, cues: own.filter((cue) => !isEarly(cue)) },
    ]
  })
  const sheets = halves.flatMap(({ key, title, cues: own }) =>
    paged(own, heightOf, SHEET_MM).map((page, n) => ({
      key: `${key} ${n}`,
      body: (
        <>
          <h2 className={styles.title}>
            {day.name}: {title}
            {n > 0 && ', continued'}
          </h2>
          {page.map((cue) => (
            <Line key={cue.id} cue={cue} then={own[own.indexOf(cue) + 1]} />
          ))}
        </>
      ),
    })),
  )
  return [...sheets, { key: 'boxes', body: <Boxes day={day} /> }]
}

/** The space below a sheet's title and the height of a cue, in millimetres, with room to spare. */
const SHEET_MM = 215
const LINE_MM = 6.4
const LETTERS = 54

function heightOf({ title, sound, say, kickOffs, phonetics }: Cue): number {
  const texts = [`${title} ${sound}`, say, kickOffs.join('; '), phonetics, 'Then']
  return 5 + LINE_MM * texts.reduce((lines, text) => lines + Math.ceil(text.length / LETTERS), 0)
}

/** The announcements that follow from the rundown and the schedule. */
const cuesOf = (day: DayView): Cue[] =>
  rundownLines(day)
    .filter(({ item, waves }) => SPOKEN.has(item.kind) || item.mcText || waves.length > 0)
    .map(cueOf)

const cueOf = ({ item, waves }: RundownLine): Cue => ({
  id: item.id,
  start: item.start,
  title: item.title,
  say: item.mcText,
  phonetics: item.phonetics,
  sound: item.avCue || (waves.length > 0 ? 'Horn' : ''),
  kickOffs: waves.map(({ start, games }) => `${momentName(start)} ${matchNumbers(games)}`),
})

function Line({ cue, then }: { cue: Cue; then: Cue | undefined }) {
  return (
    <div className={styles.cue}>
      <strong>{momentName(cue.start)}</strong>
      <div>
        <p>
          <strong>{cue.title}</strong>
          {cue.sound && ` [${cue.sound}]`}
        </p>
        {cue.say && <p>“{cue.say}”</p>}
        {cue.kickOffs.length > 0 && <p>Kick-offs: {cue.kickOffs.join('; ')}</p>}
        {cue.phonetics && <p className={styles.phonetic}>{cue.phonetics}</p>}
        {then && (
          <p className={styles.phonetic}>
            Then {momentName(then.start)}: {then.title}
          </p>
        )}
      </div>
      <span role="img" aria-label="Done">
        ☐
      </span>
    </div>
  )
}

function Boxes({ day }: { day: DayView }) {
  const spoken = day.teams.filter(({ phonetic }) => phonetic)
  return (
    <>
      <h2 className={styles.title}>{day.name}: good to have</h2>
      <div className={styles.boxes}>
        <Box title="Sound check">“One, two. Can the far pitch hear me? Wave, please.”</Box>
        <Box title="How to say it">
          {spoken.map(({ id, name, phonetic }) => (
            <span key={id} className={styles.line}>
              {name}: <span className={styles.phonetic}>{phonetic}</span>
            </span>
          ))}
        </Box>
        {day.kind === 'LUNAR_NEW_YEAR' && (
          <Box title="Greetings">
            {GREETINGS.map(({ text, say }) => (
              <span key={text} className={styles.line}>
                {text}: <span className={styles.phonetic}>{say}</span>
              </span>
            ))}
          </Box>
        )}
        {day.awards.length > 0 && (
          <Box title="Awards">
            {day.awards.map((award) => (
              <span key={award.id} className={styles.line}>
                {awardName(award, day.divisions)}:{' '}
                {day.teams.find(({ id }) => id === award.teamId)?.name ?? '____________'}
              </span>
            ))}
          </Box>
        )}
        <Box title="If we are late">
          Cheer battle between two pitches. A stretch for everyone. “Who came the farthest?” Thank a helper by
          first name.
        </Box>
        <Box title="Thunder">
          “Everyone, please leave the fields now and go to your cars or the building. We’ll tell you when we
          restart.”
        </Box>
        <Box title="Medical">“Please keep the gate clear.” Nothing more, no names.</Box>
        <Box title="Lost child">
          “Would the owner of the red lantern come to {day.venue.lostChildPoint || 'the desk'}?” Never the
          child’s name.
        </Box>
        <Box title="Thanks">
          “Thank you to everyone who set up at dawn, to our referees, many of them young, and to the families
          who brought food.” “And thank you to our sponsors: ______________________”
        </Box>
        <Box title="Do not say">
          Scores in divisions that don’t keep them. Children’s last names. Jokes about accents or lucky and
          unlucky animals.
        </Box>
      </div>
    </>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
