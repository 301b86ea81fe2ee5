import { useState } from 'react'
import styles from '../../tournament/tournament.module.css'
import { FormMessage } from '../../ui/form/form-message.tsx'

const QUESTIONS = [
  {
    ask: 'The ball goes over the side line in U8. What now?',
    answers: ['Throw-in', 'Pass or dribble it in', 'Corner kick'],
    right: 1,
  },
  {
    ask: 'One team is far ahead. What do coaches do?',
    answers: ['Nothing', 'Stop', 'Even the sides out'],
    right: 2,
  },
  {
    ask: 'A player bumps the head. When is the next game?',
    answers: ['In 5 minutes', 'Not today', 'After a drink'],
    right: 1,
  },
  { ask: 'Who may argue with the referee?', answers: ['The captain', 'A parent', 'Nobody'], right: 2 },
  {
    ask: 'Who won the fun day?',
    answers: ['The team with most goals', 'Everybody who played', 'The oldest'],
    right: 1,
  },
]

/** Nothing of it is kept or sent. */
export function RulesQuiz() {
  const [given, setGiven] = useState<(number | null)[]>(QUESTIONS.map(() => null))
  const isDone = given.every((one) => one !== null)
  const right = QUESTIONS.filter((question, n) => given[n] === question.right).length
  return (
    <div className={`needs-script no-print ${styles.quiz}`}>
      {QUESTIONS.map(({ ask, answers }, n) => (
        <fieldset key={ask}>
          <legend>{ask}</legend>
          {answers.map((answer, at) => (
            <label key={answer}>
              <input
                type="radio"
                name={`question-${n}`}
                checked={given[n] === at}
                onChange={() => setGiven(given.map((one, place) => (place === n ? at : one)))}
              />
              {answer}
            </label>
          ))}
        </fieldset>
      ))}
      {isDone && (
        <FormMessage kind={right === QUESTIONS.length ? 'done' : 'problem'}>
          {right === QUESTIONS.length
            ? 'Five of five: you are a rules captain. Tell the desk, there is a badge.'
            : `${right} of five. Change your answers and try again.`}
        </FormMessage>
      )}
    </div>
  )
}
