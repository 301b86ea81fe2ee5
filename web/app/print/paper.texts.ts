export const print = 'Print'
export const paper = 'Paper'
export const paperSize = 'Size of the paper'
export const asInPrinter = 'As in the printer'
export const letter = 'Letter'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
export const oldCopy = 'OLD COPY'
export const dateFollows = 'date follows'
export const footOf = (words: string) => `${words}. `
export const printed = (at: string) => `Printed ${at}. `
export const codeTo = (path: string) => `Code to ${path}`
export const backToSchedule = 'Back to the schedule'
export const teamStrips = 'Team strips'
export const posters = 'Division posters'
export const stripsLead = 'Cut along the dashes, fold in the middle, and hang it on a lanyard.'
export const postersLead = 'One sheet for each division, to be read from a few steps away.'
export const division = 'Division'
export const allDivisions = 'All divisions'
export const codeOf = (team: string) => `Code of ${team}`
export const meetAt = (time: string) => `. Meet ${time}`
export const timeFollows = 'Time follows'
export const follows = 'follows'
export const wearColour = (colour: string) => ` (wear ${colour.toLowerCase()})`
export const teamLine = (division: string, colour: string) => `${division}, ${colour.toLowerCase()}`
export const kickOff = 'Kick-off'
export const pitch = 'Pitch'
export const teams = 'Teams'
