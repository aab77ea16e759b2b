/** Why a campaign with all its creators refuses a post; creators who already have a post in it may go on. */
export function placesTakenSentence(creatorsMax: number): string {
  const taken =
    creatorsMax === 1
      ? 'This campaign accepts one creator, and the place is taken.'
      : `This campaign accepts ${creatorsMax.toLocaleString('en-US')} creators, and all places are taken.`
  return `${taken} A place frees up when all of a creator’s posts here are rejected or withdrawn. Look for another campaign in the meantime.`
}
