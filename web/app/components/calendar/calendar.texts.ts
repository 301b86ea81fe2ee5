export const legend = 'Legend'
export const trainingDay = 'Training day'
export const gameDay = 'Game day'
export const both = 'Both: game and training'
export const event = 'Event'
export const eventAndTraining = 'Event and training'
export const noTraining = 'No training'

export const training = 'training'
export const game = 'game'
export const gameAndTraining = 'game and training'
export const marked = (day: string, words: string) => `${day}: ${words}`
export const markedCancelled = (day: string, words: string) => `${day}: ${words}, cancelled`
export const hours = (times: string) => `${times}, `
export const close = 'Close'
