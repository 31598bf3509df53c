/** The same numbers between 0 and 1 for the same seed, so that a land does not change while one looks at it. */
export function chance(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
