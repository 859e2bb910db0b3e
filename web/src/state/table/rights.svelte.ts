// What this screen may do at a table: the secrets it holds, and whose view it shows.
import { keep, keysOf, type Claim, type Pending, type TableKeys } from "../keys";

export class Rights {
  keys = $state.raw<TableKeys>({ seats: {}, invites: {}, seen: 0, title: "" });
  /** The seat whose view is shown; null for a spectator. */
  seat = $state<number | null>(null);

  constructor(readonly table: string) {
    this.keys = keysOf(table);
    // Where several people share the screen, nobody's side is shown before it is clear whose turn
    // it is.
    this.seat = this.mine.length === 1 ? this.mine[0]! : null;
  }

  /** The seats of this screen. */
  get mine(): number[] {
    return Object.keys(this.keys.seats).map(Number);
  }

  /** The secret of the seat whose view is shown. */
  get token(): string | null {
    return this.seat === null ? null : this.tokenOf(this.seat);
  }

  /** Any secret of this screen, for what does not concern one seat. */
  get any(): string | null {
    return this.token ?? Object.values(this.keys.seats)[0] ?? null;
  }

  tokenOf(seat: number): string | null {
    return this.keys.seats[seat] ?? null;
  }

  /** Stores the secret of a seat, replacing an invitation or an older one. */
  take(seat: number, token: string): void {
    this.keys = keep(this.table, (keys) => {
      keys.seats[seat] = token;
      delete keys.invites[seat];
    });
  }

  /** Stores an invitation to a seat. */
  invite(seat: number, invite: string): void {
    this.keys = keep(this.table, (keys) => (keys.invites[seat] = invite));
  }

  /** Stores a request in progress, so that a reload does not lose the secret in its response. */
  set pending(pending: Pending | undefined) {
    this.keys = keep(this.table, (keys) => (keys.pending = pending));
  }

  /** Stores a claim, which takes at least an hour. */
  set claim(claim: Claim | undefined) {
    this.keys = keep(this.table, (keys) => (keys.claim = claim));
  }

  /** Forgets the secret of a seat, because it no longer opens it. */
  lose(seat: number): void {
    this.keys = keep(this.table, (keys) => delete keys.seats[seat]);
    this.seat = null;
  }
}
