// A bot's reasons and numbers in words: the same sentences as in the terminal.
import reasons from "words:reasons";
import { t, word } from "../i18n/words";
import { empireName, positionText, regionName } from "./say";

type Told = Record<string, string | number>;
const signed = (n: number): string => (n < 0 ? `−${(-n).toFixed(1)}` : n.toFixed(1));

/** Why a move is good or bad, as a sentence. */
export function reasonText({ code, ...told }: Told): string {
  const fill: Record<string, string> = {};
  for (const [field, value] of Object.entries(told)) {
    if (field.endsWith("empire")) fill[field] = empireName(String(value));
    else if (field === "region") fill[field] = regionName(String(value));
    else if (field === "position") fill[field] = positionText(value);
    else if (field.endsWith("slot")) fill[field] = word(`slot.${value}`);
    else if (field === "number")
      fill[field] = Number(value) > 0 ? `+${value}` : `−${-Number(value)}`;
    else fill[field] = signed(Number(value));
  }
  const said = reasons[String(code)] ?? t("unknown");
  return `${said[0]!.toUpperCase()}${said.slice(1).replace(/\{(\w+)\}/g, (_, field: string) => fill[field] ?? "")}.`;
}

export const percent = (chance: number): string => String(Math.round(chance * 100));

/** The empire a slot most likely holds. */
export function likeliest(slot: Record<string, number>): { empire: string; chance: number } {
  const [empire = "bear", chance = 0] = Object.entries(slot).sort(([, a], [, b]) => b - a)[0] ?? [];
  return { empire, chance };
}
