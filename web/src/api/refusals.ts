// What to tell people when something did not work.
import { t } from "../i18n/words";
import { ApiError } from "./client";

/** A sentence for any failure: the server's own, or ours where it said nothing. */
export function refusal(fault: unknown): string {
  if (!(fault instanceof ApiError)) {
    console.error(fault); // a mistake of the page
    return t("error.failed");
  }
  return fault.code === "gone" ? t("error.gone") : fault.message || t("error.failed");
}
