export const groupLabel = (group: number, birthYear: number) => `U${group} (born ${birthYear})`
