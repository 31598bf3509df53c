/** Who I am: a name, asked for as late as possible. */

import { api, Refusal } from "./api";

class Me {
  name = $state("");
  known = $state(false);
  private loading: Promise<void> | null = null;

  /** Ask the server once who this device is. */
  load(): Promise<void> {
    this.loading ??= this.ask();
    return this.loading;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
    this.known = true;
  }

  /** Make every cookie of mine so far void; this device stays, or leaves for good. */
  async signOut(here: boolean): Promise<void> {
    this.name = (await api.signOut(here)).name;
    this.known = this.name !== "";
  }

  /** An identity, made with a plain name if there is none: one click must be enough to play. */
  async ensure(): Promise<void> {
    await this.load();
    if (!this.known) {
      await this.rename("Guest");
    }
  }

  private async ask(): Promise<void> {
    try {
      this.name = (await api.me()).name;
      this.known = this.name !== "";
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) {
        this.loading = null;
        throw error;
      }
    }
  }
}

export const me = new Me();
