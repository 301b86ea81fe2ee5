import type { Translations } from '../translations/translations.ts'

/** A notice is about a family's own dealings with the club. Everything else is a newsletter and needs consent (N-5). */
export const PURPOSES = ['NOTICE', 'NEWSLETTER'] as const
export type Purpose = (typeof PURPOSES)[number]

export interface CampaignText {
  subject: string
  body: string
}

/** Includes the translations; an email from before they existed has none. */
export interface TranslatedCampaign extends CampaignText {
  translations?: Translations | undefined
}
