import * as texts from './contact-topics.texts.ts'

/** The topics of a message to the club. The FAQ answers for a topic are shown before it is sent. */
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

/** The topic named in an address, 'kit' or 'KIT'; training if it names none that we have. */
export const topicFrom = (text: string | null): ContactTopic =>
  CONTACT_TOPICS.find((topic) => topic === text?.toUpperCase()) ?? 'TRAINING'
