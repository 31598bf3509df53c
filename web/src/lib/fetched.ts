/** Code that is fetched when it is wanted: a connection that breaks meanwhile only delays it. */

const LONGEST = 16; // seconds between two tries

export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = 1; ; wait = Math.min(2 * wait, LONGEST)) {
    try {
      return await load();
    } catch {
      await new Promise((done) => window.setTimeout(done, wait * 1000));
    }
  }
}
