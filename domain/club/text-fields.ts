import { keysOf } from '../records.ts'

/**
 * Fields that the club's own texts can quote, so that they follow every change: `{{priceOnce}}` reads '$80' while that
 * is what the programs charge (C-12).
 */
export const TEXT_FIELDS = {
  season: 'Title of the season',
  seasonDates: 'First and last day of the season',
  trainingDays: 'Training days',
  trainingTimes: 'Training hours',
  sessionCount: 'Number of sessions',
  lastSessions: 'Last sessions',
  arriveMinutes: 'Minutes to arrive early',
  arriveTime: 'Time to arrive',
  decisionTime: 'When changes are posted',
  field: 'Field',
  city: 'City of the field',
  lights: 'About floodlights',
  weather: 'Rain or shine',
  youngest: 'Youngest age',
  oldest: 'Oldest age',
  exampleGroup: 'An age group with its birth year',
  priceOnce: 'Monthly price, once a week',
  priceTwice: 'Monthly price, twice a week',
  priceTwoChildren: 'Two children, one day each, per month',
  familyPercent: 'Family discount',
  familyFrom: 'Children needed for the family discount',
  familyFor: 'Who gets the family discount',
  specialPercent: 'Special price: percent off',
  specialMonths: 'Special price: months',
  specialReason: 'Special price: the reason',
  specialOnce: 'Special price, once a week',
  specialTwice: 'Special price, twice a week',
  payDays: 'Days to pay',
  whenToPay: 'When to pay, in a sentence',
  payByTransfer: 'How to pay by e-Transfer',
  payInCash: 'How to pay in cash',
  answerDays: 'Days until the club answers',
} as const

export type TextField = keyof typeof TEXT_FIELDS
/** null: there is no such thing today, such as a special price. */
export type TextFieldValues = Record<TextField, string | null>

const FIELD = /\{\{\s*([a-zA-Z]{1,40})\s*\}\}/g
const isField = (name: string): name is TextField => Object.hasOwn(TEXT_FIELDS, name)

/** The fields that a text quotes, once each, in alphabetical order: 'season', 'whenToPay'. */
export const quotedFields = (text: string): string[] =>
  [...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name))].toSorted()

/** 'season' → 'Title of the season'; an unknown name is returned as is. */
export const fieldLabel = (name: string): string => (isField(name) ? TEXT_FIELDS[name] : name)

/** '{{season}} starts' → '[Title of the season] starts', for places that only show text. */
export const withNamedFields = (text: string): string =>
  text.replace(FIELD, (_whole, name: string) => `[${fieldLabel(name)}]`)

/** What is wrong with the fields of a text; null if all are known. */
export function fieldProblem(text: string): string | null {
  const unknown = [...text.matchAll(FIELD)].find(([, name = '']) => !isField(name))
  return unknown ? `There is no field ${unknown[0]}. Choose one of ${keysOf(TEXT_FIELDS).join(', ')}.` : null
}

/** Fills in the fields of a text; null if it quotes something that does not exist today. */
export function fillFields(text: string, values: TextFieldValues): string | null {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name).filter(isField)
  if (names.some((name) => values[name] === null)) return null
  return text.replace(FIELD, (whole, name: string) => (isField(name) ? (values[name] ?? '') : whole))
}
