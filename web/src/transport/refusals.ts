// What to tell people when something did not work.
import { say } from "../words/say.svelte";
import { TransportError } from "./transport";

/** The same for a table requested by its address: an impossible address means that there is none. */
export const tableRefusal = (fault: unknown): string =>
  fault instanceof TransportError && (fault.status === 404 || fault.status === 422)
    ? say("page-table-missing")
    : refusal(fault);

/** A sentence for any failure: the server's own, or ours if it sent none. */
export function refusal(fault: unknown): string {
  if (!(fault instanceof TransportError)) {
    console.error(fault); // a bug in the page
    return say("page-error-failed");
  }
  // The server's sentence is for programs; a person typed an answer that there is not.
  if (fault.reason === "no-option") return say("page-error-no-option");
  return fault.code === "gone" ? say("page-error-gone") : fault.message || say("page-error-failed");
}
