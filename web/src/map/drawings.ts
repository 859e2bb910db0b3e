// The map's drawing for each choice of the disputed border (R1.3); the usual one is loaded at once.
import { draw, type Drawing } from "./geometry";
import usual from "./data/map-p5-p7.json";

export async function drawingWith(border: unknown): Promise<Drawing> {
  const data = border === "P4-P8" ? (await import("./data/map-p4-p8.json")).default : usual;
  return draw(data);
}
