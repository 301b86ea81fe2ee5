import * as texts from './contact-topics.texts.ts'

/** What a message to the club is about; the answers under a topic are shown before it is sent. */
export const CONTACT_TOPICS = [
  'TRAINING',
  'REGISTRATION',
  'FEES',
  'KIT',
  'VOLUNTEER',
  'PRIVACY',
  'OTHER',
] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]

const NAMES: Record<ContactTopic, string> = {
  TRAINING: texts.training,
  REGISTRATION: texts.registration,
  FEES: texts.fees,
  KIT: texts.kit,
  VOLUNTEER: texts.volunteer,
  PRIVACY: texts.privacy,
  OTHER: texts.other,
}

export const topicName = (topic: ContactTopic): string => NAMES[topic]

/** The topic that an address asks for, 'kit' or 'KIT'; training where it asks for none that we have. */
export const topicFrom = (text: string | null): ContactTopic =>
  CONTACT_TOPICS.find((topic) => topic === text?.toUpperCase()) ?? 'TRAINING'
