// Who controls a position (R4.2): the agent on it, or the nearest further right.
import { POSITIONS, type Society } from "./names";

export interface Control {
  agent: Society | null;
  controller: Society | null;
  /** Whether the controller acts through an agent that sits further right. */
  through: boolean;
}

export function controlOf(council: (Society | null)[]): Control[] {
  return POSITIONS.map((_, place) => {
    const agent = council[place] ?? null;
    const controller = council.slice(place).find((society) => society !== null) ?? null;
    return { agent, controller, through: agent === null && controller !== null };
  });
}
