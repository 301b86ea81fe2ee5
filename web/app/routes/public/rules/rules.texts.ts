export const title = 'Rules and disclaimer'
export const description =
  'Club rules in plain words: conduct, weather, refunds, concussion, photos and how we handle your data.'
export const keywords = 'club rules, refunds, concussion, privacy, code of conduct'
export const versionOf = (version: string, day: string, year: string) => `Version ${version}, ${day}, ${year}`
export const lead =
  'In plain words. Each part has a one-line summary if you’re in a hurry; the rest is there when you need it.'
export const print = 'Print the rules'
export const goOn = 'I’ve read this: continue to register'
export const onThisPage = 'On this page'
export const forPlayers = 'For players, in six pictures'
/** Shown on translations only. */
export const checked = 'If it differs from the English, the English counts: see '
export const notChecked =
  'This translation hasn’t been checked by a person yet. Where it differs from the English, the English counts: '
export const theEnglish = 'the English text'
export const stop = '.'
