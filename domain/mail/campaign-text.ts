import type { Translations } from '../translations/translations.ts'

/** A notice is about what a family has with the club; everything else is a newsletter and needs a yes (N-5). */
export const PURPOSES = ['NOTICE', 'NEWSLETTER'] as const
export type Purpose = (typeof PURPOSES)[number]

export interface CampaignText {
  subject: string
  body: string
}

/** With what it is in other languages; an email from before there were any has none. */
export interface TranslatedCampaign extends CampaignText {
  translations?: Translations | undefined
}
