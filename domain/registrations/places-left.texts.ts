export const full = 'Full: join the waiting list'
export const onePlace = 'One place left'
export const places = (count: number) => `${count} places left`
