// What to tell people when something did not work.
import { t } from "../i18n/words";
import { ApiError } from "./client";

/** The same for a table asked for by its address: one that cannot be is none. */
export const tableRefusal = (fault: unknown): string =>
  fault instanceof ApiError && (fault.status === 404 || fault.status === 422)
    ? t("table.missing")
    : refusal(fault);

/** A sentence for any failure: the server's own, or ours where it said nothing. */
export function refusal(fault: unknown): string {
  if (!(fault instanceof ApiError)) {
    console.error(fault); // a mistake of the page
    return t("error.failed");
  }
  return fault.code === "gone" ? t("error.gone") : fault.message || t("error.failed");
}
