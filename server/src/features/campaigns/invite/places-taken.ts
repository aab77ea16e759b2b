/**
 * Why a campaign that has all the creators it takes refuses a post; those with a post in it go on.
 */
export function placesTakenSentence(creatorsMax: number): string {
  const taken =
    creatorsMax === 1
      ? 'This campaign takes one creator, and the place is taken.'
      : `This campaign takes ${creatorsMax.toLocaleString('en-US')} creators, and all places are taken.`
  return `${taken} One is free again when all posts of a creator here are rejected or withdrawn. Look for another campaign in the meantime.`
}
